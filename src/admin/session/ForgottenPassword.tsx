import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { dialogTitleClass } from '../../components/ui/dialog-class'
import { TextField } from '../../components/ui/form/TextField'
import { email as readEmail } from '../../lib/form/email-address'
import { Button, TextButton } from '../ui/Button'
import { fieldProps, Form, useSchemaForm } from '../ui/Form'
import { requestPasswordReset } from './account-access.queries'

interface Props {
  level?: 'h1' | 'h2' | undefined
  onBack: () => void
}

const schema = v.object({
  username: v.pipe(
    v.string(),
    v.transform((text) => readEmail(text) ?? ''),
    v.nonEmpty('Enter the email address of your account, such as ada@example.com.'),
  ),
})

/** Requests the email for choosing a new password. */
export function ForgottenPassword({ level: Heading = 'h1', onBack }: Props) {
  const form = useSchemaForm(schema, { username: '' })
  const { isSubmitting, isSubmitSuccessful: isSent } = form.formState
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button has gone.
  useEffect(() => title.current?.focus(), [isSent])

  async function submit({ username }: { username: string }) {
    if (isSubmitting) return
    const result = await requestPasswordReset(username)
    if (!result.ok)
      form.setError('username', { message: 'The server did not answer. Check your connection, then try again.' })
  }

  return (
    <Form className="max-w-104 gap-5.5" form={form} onSubmit={submit}>
      <Heading
        className={`${Heading === 'h1' ? 'text-title' : dialogTitleClass()} focus:outline-none`}
        tabIndex={-1}
        ref={title}
      >
        Reset your password
      </Heading>
      {!isSent && (
        <>
          <p className="lead">We email you a link to choose a new password. It works for one hour.</p>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            {...fieldProps(form, 'username', 'account-email')}
          />
        </>
      )}
      <p className="lead empty:sr-only" role="status">
        {isSent && 'If that address has an account, we have sent it an email with a link.'}
      </p>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
        {!isSent && (
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send email'}
          </Button>
        )}
        <TextButton className="min-h-11 text-note" onClick={onBack}>
          Back to sign-in
        </TextButton>
      </p>
    </Form>
  )
}
