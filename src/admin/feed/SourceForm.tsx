import { useEffect } from 'react'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { TextField } from '../../components/ui/form/TextField'
import { fieldProps, Form, FormButtons, useSchemaForm } from '../ui/Form'
import { type FeedSource, sourceSchema, type SourceValues } from './sources'

interface Props {
  source?: FeedSource
  busy: boolean
  onSave: (values: SourceValues) => void
  onCancel: () => void
}

/** The form for a feed's address. */
export function SourceForm({ source, busy, onSave, onCancel }: Props) {
  const form = useSchemaForm(sourceSchema, {
    name: source?.name ?? '',
    url: source?.url ?? '',
    withdrawPercent: String(source?.withdrawPercent ?? 10),
    enabled: source?.enabled ?? true,
  })
  // The button that opened it is gone.
  useEffect(() => form.setFocus('name'), [form])
  return (
    <Form className="max-w-136" form={form} onSubmit={onSave}>
      <TextField
        label="Name"
        hint="For you and for emails, such as the name of your software."
        autoComplete="off"
        {...fieldProps(form, 'name', 'source-name')}
      />
      <TextField
        label="Address of the file"
        hint="A BLM, a CSV or a zip, at an address that begins with https://. Only administrators see it."
        type="url"
        autoComplete="off"
        spellCheck={false}
        {...fieldProps(form, 'url', 'source-url')}
      />
      <TextField
        label="Withdraw at most, in percent"
        hint="If a file lacks more of your published homes than this, nothing is imported and you get an email. One home
          may always be withdrawn, unless this is 0."
        inputMode="numeric"
        width="short"
        {...fieldProps(form, 'withdrawPercent', 'source-withdraw')}
      />
      <Checkbox id="source-enabled" label="Fetch every hour" {...form.register('enabled')} />
      <FormButtons label={source ? 'Save' : 'Add the feed'} busy={busy} onCancel={onCancel} />
    </Form>
  )
}
