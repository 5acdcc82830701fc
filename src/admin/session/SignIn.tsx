import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { dialogTitleClass } from '../../components/ui/dialog-class'
import { TextField } from '../../components/ui/form/TextField'
import { email as readEmail } from '../../lib/form/email-address'
import { compatibleLine } from '../../lib/form/normalise'
import { $account, administratorEmail, signIn } from '../../lib/http/admin-session'
import { signInRequiresEmail } from './account-access.queries'
import { ForgottenPassword } from './ForgottenPassword'
import { afterFailedAttempt, storeAttempts, readAttempts } from './login-backoff'
import { PasswordField } from './PasswordField'

interface Props {
  /** Why the sign-in is needed, if work was interrupted. */
  note?: string
  /** The heading level. */
  level?: 'h1' | 'h2'
}

/** The sign-in, or the password request. Waits until its fields are known. */
export function SignIn(props: Props) {
  const [requiresEmail, setRequiresEmail] = useState<boolean>()
  const [forgotten, setForgotten] = useState(false)
  useEffect(() => void signInRequiresEmail().then(setRequiresEmail), [])
  if (requiresEmail === undefined) return <p role="status">One moment…</p>
  if (forgotten) return <ForgottenPassword level={props.level} onBack={() => setForgotten(false)} />
  return <SignInForm {...props} requiresEmail={requiresEmail} onForgotten={() => setForgotten(true)} />
}

interface FormProps extends Props {
  requiresEmail: boolean
  onForgotten: () => void
}

/**
 * A password and, with more than one account, an email. Errors show beside the password; too many attempts must wait.
 */
function SignInForm({ note, level: Heading = 'h1', requiresEmail, onForgotten }: FormProps) {
  const [email, setEmail] = useState($account.get()?.email ?? '')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [emailError, setEmailError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [wait, setWait] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const focus = (id: string) => form.current?.querySelector<HTMLInputElement>(`#${id}`)?.focus()

  useEffect(() => {
    const tick = () => setWait(Math.max(0, Math.ceil((readAttempts().until - Date.now()) / 1000)))
    tick()
    const clock = setInterval(tick, 500)
    return () => clearInterval(clock)
  }, [error])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy || readAttempts().until > Date.now()) return
    const address = readEmail(email) ?? compatibleLine(email)
    const noAddress = requiresEmail && address === ''
    setEmailError(noAddress ? 'Enter your email address.' : undefined)
    setError(password === '' ? 'Enter your password.' : undefined)
    if (noAddress || password === '') return focus(noAddress ? 'email' : 'password')
    setBusy(true)
    const result = await signIn(password, requiresEmail ? address : undefined)
    setBusy(false)
    if (result.ok) return storeAttempts(null)
    if (result.wrong) storeAttempts(afterFailedAttempt(readAttempts(), Date.now()))
    setError(result.message)
    focus('password')
  }

  return (
    <form className="grid max-w-104 gap-5.5" ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Heading className={Heading === 'h1' ? 'text-h2' : dialogTitleClass()}>Sign in</Heading>
      <p className="lead">{note ?? 'For staff who manage listings and answer enquiries.'}</p>
      {requiresEmail ? (
        <TextField
          id="email"
          label="Email"
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          error={emailError}
          onChange={({ target }) => setEmail(target.value)}
        />
      ) : (
        <input type="text" name="username" autoComplete="username" value={administratorEmail} readOnly hidden />
      )}
      <PasswordField
        id="password"
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p className="empty:hidden" role="status">
        {wait > 0 && `Too many wrong passwords. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`}
      </p>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <button
          className={buttonClass({ variant: 'primary' })}
          type="submit"
          disabled={busy || wait > 0}
          aria-busy={busy}
        >
          {busy ? 'Signing in...' : 'Sign in'}
        </button>
        <button type="button" className="min-h-11 cursor-pointer text-note quiet-link" onClick={onForgotten}>
          Forgotten your password?
        </button>
      </p>
    </form>
  )
}
