import { TextField } from '../../components/ui/form/TextField'
import { fieldProps, Form, FormButtons, useSchemaForm } from '../ui/Form'
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
    <Form className="mt-6 max-w-136" form={form} onSubmit={({ address }) => onSave(address)}>
      <div>
        <p className="text-note font-semibold">Where to find the address</p>
        <dl className="mt-1.5 text-note text-ink-2">
          {hosts.map(([host, place]) => (
            <div className="gap-x-4 py-1 tablet:grid tablet:grid-cols-[9rem_minmax(0,1fr)]" key={host}>
              <dt className="text-ink">{host}</dt>
              <dd>{place}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TextField
        label="Address of the build hook"
        hint="Anyone with this address can start builds. We store it as a secret and do not show it again."
        type="url"
        autoComplete="off"
        spellCheck={false}
        {...fieldProps(form, 'address', 'build-hook')}
      />
      <FormButtons
        label={replaces ? 'Replace the hook' : 'Set the hook'}
        busy={isBusy}
        {...(replaces && { onCancel })}
      />
    </Form>
  )
}
