import * as messages from '#messages/form.ts'
import type { ComponentProps } from 'react'
import { TextField } from './TextField'

type Field = 'name' | 'email' | 'phone'

interface Props {
  /** The prefix of the field ids. */
  form: string
  bind: (field: Field) => Partial<ComponentProps<typeof TextField>>
  labels?: Record<Field, string>
  phoneHint?: string
  phoneOptional?: boolean
}

/** Name, email and phone fields, with autocomplete and input modes. */
export const ContactFields = ({
  form,
  bind,
  labels = { name: messages.fullName, email: messages.email, phone: messages.phone },
  phoneHint,
  phoneOptional,
}: Props) => (
  <>
    <TextField id={`${form}-name`} label={labels.name} autoComplete="name" spellCheck={false} {...bind('name')} />
    <TextField
      id={`${form}-email`}
      label={labels.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      {...bind('email')}
    />
    <TextField
      id={`${form}-phone`}
      label={labels.phone}
      hint={phoneHint}
      optional={phoneOptional}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...bind('phone')}
    />
  </>
)
