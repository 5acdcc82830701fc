import { ActionRow } from '../../components/ui/ActionRow'
import { TextField } from '../../components/ui/form/TextField'
import { Button, TextButton } from '../ui/Button'
import { fieldProps, useSchemaForm } from '../ui/Form'
import { hookSchema } from './builds'

interface Props {
  /** Whether a hook is set already. */
  replaces: boolean
  isBusy: boolean
  onSave: (address: string) => void
  onCancel: () => void
}

const hosts = [
  ['Netlify', 'Project configuration → Build & deploy → Build hooks'],
  ['Cloudflare Pages', 'Settings → Builds → Deploy hooks'],
  ['Vercel', 'Settings → Git → Deploy Hooks'],
] as const

/** The form for the address of a build hook, with instructions. */
export function HookForm({ replaces, isBusy, onSave, onCancel }: Props) {
  const form = useSchemaForm(hookSchema, { address: '' })
  return (
    <form
      className="mt-6 max-w-136"
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ address }) => onSave(address))(event)}
    >
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
        label="Address of the build hook"
        hint="Anyone with this address can start builds. We store it as a secret and do not show it again."
        type="url"
        autoComplete="off"
        spellCheck={false}
        {...fieldProps(form, 'address', 'build-hook')}
      />
      <ActionRow near>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? 'Saving...' : replaces ? 'Replace the hook' : 'Set the hook'}
        </Button>
        {replaces && (
          <TextButton className="py-2" onClick={onCancel}>
            Cancel
          </TextButton>
        )}
      </ActionRow>
    </form>
  )
}
