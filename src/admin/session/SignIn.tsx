import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { dialogTitleClass } from '../../components/ui/dialog-class'
import { TextField } from '../../components/ui/form/TextField'
import { email as readEmail } from '../../lib/form/email-address'
import { compatibleLine } from '../../lib/form/normalise'
import { $account, administratorEmail, signIn } from '../../lib/http/admin-session'
import { Button, TextButton } from '../ui/Button'
import { fieldProps, Form, useSchemaForm } from '../ui/Form'
import { signInRequiresEmail } from './account-access.queries'
import { ForgottenPassword } from './ForgottenPassword'
import { afterFailedAttempt, storeAttempts, readAttempts, waitAnnouncement, waitText } from './login-backoff'
import { PasswordField } from './PasswordField'

interface Props {
  /** Why the sign-in is needed, if work was interrupted. */
  note?: string
  /** The heading level. */
  level?: 'h1' | 'h2'
}

/** The sign-in, or the password request. Waits until its fields are known. */
export function SignIn(props: Props) {
  const { data: requiresEmail } = useQuery({
    queryKey: ['sign-in-requires-email'],
    queryFn: signInRequiresEmail,
    staleTime: Infinity,
  })
  const [forgotten, setForgotten] = useState(false)
  if (requiresEmail === undefined) return <p role="status">One moment…</p>
  if (forgotten) return <ForgottenPassword level={props.level} onBack={() => setForgotten(false)} />
  return <SignInForm {...props} requiresEmail={requiresEmail} onForgotten={() => setForgotten(true)} />
}

interface FormProps extends Props {
  requiresEmail: boolean
  onForgotten: () => void
}

const password = v.pipe(v.string(), v.nonEmpty('Enter your password.'))
const passwordSchema = v.object({ username: v.string(), password })
const schema = v.object({
  username: v.pipe(
    v.string(),
    v.transform((text) => readEmail(text) ?? compatibleLine(text)),
    v.nonEmpty('Enter your email address.'),
  ),
  password,
})

/**
 * A password and, with more than one account, an email. Errors show beside the password; too many attempts must wait.
 */
function SignInForm({ note, level: Heading = 'h1', requiresEmail, onForgotten }: FormProps) {
  const form = useSchemaForm(
    requiresEmail ? schema : passwordSchema,
    { username: $account.get()?.email ?? '', password: '' },
    { reValidateMode: 'onSubmit' },
  )
  const { errors, isSubmitting } = form.formState
  const [wait, setWait] = useState(0)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((readAttempts().until - Date.now()) / 1000))
      setWait(seconds)
      setAnnouncement((before) => waitAnnouncement(before, seconds))
    }
    tick()
    const clock = setInterval(tick, 500)
    return () => clearInterval(clock)
  }, [errors.password])

  async function send({ username, password }: v.InferOutput<typeof passwordSchema>) {
    if (isSubmitting || readAttempts().until > Date.now()) return
    const result = await signIn(password, requiresEmail ? username : undefined)
    if (result.ok) return storeAttempts(null)
    if (result.wrong) storeAttempts(afterFailedAttempt(readAttempts(), Date.now()))
    form.setError('password', { message: result.message }, { shouldFocus: true })
  }

  return (
    <Form className="max-w-104 gap-5.5" form={form} onSubmit={send}>
      <Heading className={Heading === 'h1' ? 'text-title' : dialogTitleClass()}>Sign in</Heading>
      <p className="lead">{note ?? 'For staff who manage listings and answer enquiries.'}</p>
      {requiresEmail ? (
        <TextField label="Email" type="email" autoComplete="username" {...fieldProps(form, 'username', 'email')} />
      ) : (
        <input type="text" name="username" autoComplete="username" value={administratorEmail} readOnly hidden />
      )}
      <PasswordField label="Password" autoComplete="current-password" {...fieldProps(form, 'password', 'password')} />
      {wait > 0 && <p aria-hidden="true">{waitText(wait)}</p>}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <Button type="submit" variant="primary" disabled={wait > 0} busy={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
        <TextButton className="min-h-11 text-note" onClick={onForgotten}>
          Forgotten your password?
        </TextButton>
      </p>
    </Form>
  )
}
