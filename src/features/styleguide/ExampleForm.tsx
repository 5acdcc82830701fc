import { buttonClass } from '../../components/ui/button-class'
import { type SubmitEvent, useState } from 'react'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { TextField } from '../../components/ui/form/TextField'
import { ActionRow } from '../../components/ui/ActionRow'
import { toast } from '../../components/ui/toast'
import { type FormErrors, hasErrors } from '../../lib/form/form-errors'
import { formEntries } from '../../lib/form/hydration'
import { email } from '../../lib/form/email-address'
import { name, postcode } from '../../lib/form/normalise'
import { replyPromise } from '#agency/promises.ts'

type ExampleValues = Record<'name' | 'email' | 'postcode', string>

function validate(values: Partial<ExampleValues>): FormErrors<ExampleValues> {
  const errors: FormErrors<ExampleValues> = {}
  if (!name(values.name ?? '', 3)) errors.name = 'Please enter your full name.'
  if (!email(values.email ?? '')) errors.email = 'Please enter a valid email address.'
  if (!postcode(values.postcode ?? '')) errors.postcode = 'Please enter a valid UK postcode.'
  return errors
}

/** A form that sends nothing, to demonstrate errors. */
export function ExampleForm() {
  const [errors, setErrors] = useState<FormErrors<ExampleValues>>({})
  const [attempts, setAttempts] = useState(0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newErrors = validate(Object.fromEntries(formEntries(event.currentTarget)))
    setErrors(newErrors)
    setAttempts(attempts + 1)
    if (!hasErrors(newErrors)) toast('The form is correct. This is an example, so nothing was sent.')
  }
  const field = (key: keyof ExampleValues) => ({ id: `ex-${key}`, name: key, error: errors[key], autoComplete: 'off' })
  const list = Object.entries(errors).map(([key, message]) => ({ id: `ex-${key}`, message }))
  return (
    <form aria-label="Example" noValidate onSubmit={submit} onReset={() => setErrors({})}>
      {hasErrors(errors) && (
        <div className="mb-9">
          <ErrorSummary errors={list} attempts={attempts} />
        </div>
      )}
      <div className="grid gap-6.5">
        <TextField label="Full name" {...field('name')} />
        <TextField label="Email" type="email" hint={`We reply ${replyPromise}.`} {...field('email')} />
        <TextField label="Postcode" width="short" {...field('postcode')} />
      </div>
      <ActionRow>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Send
        </button>{' '}
        <button type="reset" className={buttonClass({ variant: 'outline' })}>
          Begin again
        </button>
      </ActionRow>
    </form>
  )
}
