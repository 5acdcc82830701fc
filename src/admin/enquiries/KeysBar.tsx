import { useStore } from '@nanostores/react'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { Sheet } from '../ui/Sheet'
import { $keysShown } from './inbox-actions.store'
import { $keysOn, inboxKeys, keyHelp, switchKeys } from './inbox-keys'
import { Key } from './Key'

/** The keys, at the list's end. Hidden where there is hardly a keyboard. */
export function KeysBar() {
  const on = useStore($keysOn)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2 max-laptop:hidden">
      {on && (
        <ul className="flex flex-wrap gap-x-5 gap-y-2 pointer-coarse:hidden" aria-label="Keys">
          {inboxKeys.map(({ keys, does }) => (
            <li key={does}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
              {does}
            </li>
          ))}
        </ul>
      )}
      {!on && (
        <button
          type="button"
          className="cursor-pointer py-1 quiet-link decoration-edge"
          onClick={() => $keysShown.set(true)}
        >
          Keys
        </button>
      )}
    </div>
  )
}

/** Every key in full, and the switch for them. */
export function KeysSheet() {
  const shown = useStore($keysShown)
  const on = useStore($keysOn)
  return (
    <Sheet title="Keys" isOpen={shown} onClose={() => $keysShown.set(false)}>
      <dl className="mb-4 border-t border-line">
        {keyHelp.map(({ keys, does }) => (
          <div className="grid grid-cols-[6rem_minmax(0,1fr)] border-b border-line py-2 text-note" key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
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
