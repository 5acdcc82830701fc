import { type SyntheticEvent, useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { lengthOf } from '../../lib/form/normalise'
import { signIn } from '../../lib/http/admin-session'
import { paths } from '../../paths'
import { choosePassword, readLink, type StaffLink } from './account-access.queries'
import { PasswordField } from './PasswordField'

const least = 12
// The auth server's hash ignores further bytes.
const mostBytes = 72

function passwordError(password: string): string | undefined {
  if (lengthOf(password) < least) return `Use at least ${least} characters.`
  return new TextEncoder().encode(password).length > mostBytes ? `Use at most ${mostBytes} characters.` : undefined
}

interface Props {
  token: string
  onDone: () => void
}

/** The page of an email's link: choosing a password signs in. */
export function ChoosePassword({ token, onDone }: Props) {
  const [link, setLink] = useState<StaffLink | 'loading' | 'gone' | 'error'>('loading')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(
    () => void readLink(token).then((result) => setLink(result.ok ? (result.value ?? 'gone') : 'error')),
    [token],
  )

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    const wrong = passwordError(password)
    setError(wrong)
    if (wrong) return document.getElementById('new-password')?.focus()
    setBusy(true)
    const result = await choosePassword(token, password)
    const signedIn = result.ok && (await signIn(password, result.value)).ok
    setBusy(false)
    if (signedIn) return onDone()
    // The password is set; the sign-in then explains what prevents it.
    if (result.ok) return location.replace(paths.adminSignIn)
    if (result.failure.kind === 'refused') return setLink('gone')
    setError('The server did not answer. Check your connection, then try again.')
  }

  if (link === 'loading') return <p role="status">One moment…</p>
  if (typeof link === 'string')
    return (
      <div className="grid max-w-104 gap-5.5" role="alert">
        <h1 className="text-h2">{link === 'gone' ? 'This link no longer works' : 'We could not check this link'}</h1>
        <p className="lead">
          {link === 'gone'
            ? 'It was used, replaced by a newer email, or has expired. If you were invited, ask again. ' +
              'If you forgot your password, ask for a new link at sign-in.'
            : 'The server did not answer. Check your connection, then open the link again.'}
        </p>
        <p>
          <a className="py-2 quiet-link" href={paths.adminSignIn}>
            Go to sign-in
          </a>
        </p>
      </div>
    )
  const invited = link.kind === 'invitation'
  return (
    <form className="grid max-w-104 gap-5.5" onSubmit={(event) => void submit(event)} noValidate>
      <h1 className="text-h2">{invited ? `Welcome, ${link.name}` : 'Choose a new password'}</h1>
      <p className="lead">
        {invited ? 'Choose a password for your account. You sign in with it and ' : 'The new password is for '}
        <span className="wrap-anywhere">{link.email}</span>.
      </p>
      <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        id="new-password"
        label="New password"
        name="password"
        hint={`At least ${least} characters. Three or four random words are easy to remember.`}
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p>
        <button className={buttonClass({ variant: 'primary' })} type="submit" aria-busy={busy}>
          {busy ? 'Saving...' : 'Save and sign in'}
        </button>
      </p>
    </form>
  )
}
