import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { dialogTitleClass } from '../../components/ui/dialog-class'
import { TextField } from '../../components/ui/form/TextField'
import { email as readEmail } from '../../lib/form/email-address'
import { Button, TextButton } from '../ui/Button'
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
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { username: '' },
    resolver: valibotResolver(schema),
  })
  const { errors, isSubmitting, isSubmitSuccessful: isSent } = formState
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const submit = handleSubmit(async ({ username }) => {
    if (isSubmitting) return
    const result = await requestPasswordReset(username)
    if (!result.ok)
      setError('username', { message: 'The server did not answer. Check your connection, then try again.' })
  })

  return (
    <form className="grid max-w-104 gap-5.5" onSubmit={(event) => void submit(event)} noValidate>
      <Heading
        className={`${Heading === 'h1' ? 'text-h2' : dialogTitleClass()} focus:outline-none`}
        tabIndex={-1}
        ref={title}
      >
        Reset your password
      </Heading>
      {!isSent && (
        <>
          <p className="lead">We email you a link to choose a new password. It works for one hour.</p>
          <TextField
            id="account-email"
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.username?.message}
            {...register('username')}
          />
        </>
      )}
      <p className="lead empty:hidden" role="status">
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
    </form>
  )
}
