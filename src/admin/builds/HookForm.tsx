import { type SyntheticEvent, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { TextField } from '../../components/ui/form/TextField'
import { ActionRow } from '../../components/ui/ActionRow'
import { hookError } from './builds'

interface Props {
  /** Whether a hook is set already. */
  replaces: boolean
  onSave: (address: string) => Promise<void>
  onCancel: () => void
}

const hosts = [
  ['Netlify', 'Project configuration → Build & deploy → Build hooks'],
  ['Cloudflare Pages', 'Settings → Builds → Deploy hooks'],
  ['Vercel', 'Settings → Git → Deploy Hooks'],
] as const

/** The form for the address of a build hook, with instructions. */
export function HookForm({ replaces, onSave, onCancel }: Props) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    const wrong = hookError(address)
    setError(wrong)
    if (wrong) return document.getElementById('build-hook')?.focus()
    setBusy(true)
    await onSave(address.trim())
    setBusy(false)
  }
  return (
    <form className="mt-6 max-w-136" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-note font-semibold">Where to find the address</p>
      <dl className="mt-1.5 mb-6 text-note text-ink-2">
        {hosts.map(([host, place]) => (
          <div className="gap-x-4 py-1 tablet:grid tablet:grid-cols-[9rem_minmax(0,1fr)]" key={host}>
            <dt className="text-ink">{host}</dt>
            <dd>{place}</dd>
          </div>
        ))}
      </dl>
      <TextField
        id="build-hook"
        label="Address of the build hook"
        hint="Anyone with this address can start builds. We store it as a secret and do not show it again."
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
      <ActionRow near>
        <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
          {busy ? 'Saving...' : replaces ? 'Replace the hook' : 'Set the hook'}
        </button>
        {replaces && (
          <button type="button" className="cursor-pointer py-2 quiet-link" onClick={onCancel}>
            Cancel
          </button>
        )}
      </ActionRow>
    </form>
  )
}
