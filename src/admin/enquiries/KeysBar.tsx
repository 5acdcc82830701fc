import { useStore } from '@nanostores/react'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { $mayEdit } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { TextButton } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { Key } from '../ui/Key'
import { isShared } from './assignees'
import { $keysShown } from './inbox.store'
import { $keysOn, keysFor, switchKeys } from './inbox-keys'

const useKeys = () => keysFor(useStore($mayEdit), isShared(useAccounts()))

/** The keys, at the list's end. Hidden where there is hardly a keyboard. */
export function KeysBar() {
  const on = useStore($keysOn)
  const keysHere = useKeys()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2 max-laptop:hidden">
      {on && (
        <ul className="flex flex-wrap gap-x-5 gap-y-2 pointer-coarse:hidden" aria-label="Keys">
          {keysHere.map(({ key, label }) => (
            <li key={key}>
              <Key>{key}</Key>
              {label}
            </li>
          ))}
        </ul>
      )}
      {!on && (
        <TextButton className="py-1 decoration-edge" onClick={() => $keysShown.set(true)}>
          Keys
        </TextButton>
      )}
    </div>
  )
}

/** Every key in full, and the switch for them. */
export function KeysSheet() {
  const shown = useStore($keysShown)
  const on = useStore($keysOn)
  const keysHere = useKeys()
  return (
    <Sheet title="Keys" isOpen={shown} onClose={() => $keysShown.set(false)}>
      <dl className="mb-4 border-t border-line">
        {keysHere.map(({ key, help }) => (
          <div className="grid grid-cols-[6rem_minmax(0,1fr)] border-b border-line py-2 text-note" key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="inbox-keys-on"
        label="Use single keys"
        hint="Switch them off if you use speech input."
        checked={on}
        onChange={({ target }) => switchKeys(target.checked)}
      />
    </Sheet>
  )
}
