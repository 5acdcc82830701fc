import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { dialogTitleClass } from '../../components/ui/dialog-class'
import { TextField } from '../../components/ui/form/TextField'
import { email as readEmail } from '../../lib/form/email-address'
import { requestPasswordReset } from './account-access.queries'

interface Props {
  level?: 'h1' | 'h2' | undefined
  onBack: () => void
}

/** Requests the email for choosing a new password. */
export function ForgottenPassword({ level: Heading = 'h1', onBack }: Props) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState<'filling' | 'sending' | 'sent'>('filling')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (status === 'sending') return
    const address = readEmail(email)
    const wrong = address ? undefined : 'Enter the email address of your account, such as ada@example.com.'
    setError(wrong)
    if (!address) return document.getElementById('account-email')?.focus()
    setStatus('sending')
    const result = await requestPasswordReset(address)
    setStatus(result.ok ? 'sent' : 'filling')
    if (!result.ok) setError('The server did not answer. Check your connection, then try again.')
  }

  return (
    <form className="grid max-w-104 gap-5.5" onSubmit={(event) => void submit(event)} noValidate>
      <Heading
        className={`${Heading === 'h1' ? 'text-h2' : dialogTitleClass()} focus:outline-none`}
        tabIndex={-1}
        ref={title}
      >
        Reset your password
      </Heading>
      {status !== 'sent' && (
        <>
          <p className="lead">We email you a link to choose a new password. It works for one hour.</p>
          <TextField
            id="account-email"
            label="Email"
            type="email"
            name="username"
            autoComplete="username"
            value={email}
            error={error}
            onChange={({ target }) => setEmail(target.value)}
          />
        </>
      )}
      <p className="lead empty:hidden" role="status">
        {status === 'sent' && 'If that address has an account, we have sent it an email with a link.'}
      </p>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
        {status !== 'sent' && (
          <button className={buttonClass({ variant: 'primary' })} type="submit" aria-busy={status === 'sending'}>
            {status === 'sending' ? 'Sending...' : 'Send email'}
          </button>
        )}
        <button type="button" className="min-h-11 cursor-pointer text-note quiet-link" onClick={onBack}>
          Back to sign-in
        </button>
      </p>
    </form>
  )
}
