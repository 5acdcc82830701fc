import * as v from 'valibot'
import { TextField } from '../../components/ui/form/TextField'
import { isEmailAddress } from '../../lib/form/email-address'
import { Button } from '../ui/Button'
import { fieldProps, Form, useSchemaForm } from '../ui/Form'
import type { PersonKeys } from './person.queries'

const digits = (text: string) => text.replace(/\D/g, '').length
const trimmed = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
)
const schema = v.pipe(
  v.object({
    email: v.pipe(
      trimmed,
      v.check((text) => text === '' || isEmailAddress(text), 'Enter a whole email address, such as name@example.com.'),
    ),
    phone: v.pipe(
      trimmed,
      v.check((text) => text === '' || digits(text) >= 7, 'Enter a phone number with at least seven digits.'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'Enter an email address or a phone number.',
    ),
    ['email'],
  ),
)

interface Props {
  initialKeys: PersonKeys
  busy: boolean
  onSearch: (keys: PersonKeys) => void
}

/** Whom to look for. */
export function PersonSearch({ initialKeys, busy, onSearch }: Props) {
  // The form stays while a link or “Search with both” changes what is looked for.
  const form = useSchemaForm(schema, initialKeys, { values: initialKeys })
  return (
    <Form className="mt-6 max-w-180 items-start gap-x-6 gap-y-4 tablet:grid-cols-2" form={form} onSubmit={onSearch}>
      <TextField
        label="Email address"
        notesBelow
        type="email"
        autoComplete="off"
        spellCheck={false}
        {...fieldProps(form, 'email', 'person-email')}
      />
      <TextField
        label="Telephone number"
        notesBelow
        type="tel"
        autoComplete="off"
        {...fieldProps(form, 'phone', 'person-phone')}
      />
      <Button type="submit" variant="primary" className="justify-self-start" busy={busy}>
        {busy ? 'Searching…' : 'Find everything'}
      </Button>
    </Form>
  )
}
