import clsx from 'clsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { dialogTitleClass } from '../../../components/ui/dialog-class'
import { choiceClass, choiceLabelClass, checkboxClass } from '../../../components/ui/form/field-class'
import { TextField } from '../../../components/ui/form/TextField'
import { administratorEmail, signIn } from '../../../lib/http/admin-session'
import { afterFailedAttempt, storeAttempts, readAttempts } from './login-backoff'

interface Props {
  /** Why it is asked for, where somebody was at work. */
  note?: string
  /** The heading's level where it stands. */
  level?: 'h1' | 'h2'
}

/** One password. What was wrong with it is said beside the field; too many tries wait. */
export function SignIn({ note, level: Heading = 'h1' }: Props) {
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [wait, setWait] = useState(0)
  const field = useRef<HTMLFormElement>(null)
  const focus = () => field.current?.querySelector<HTMLInputElement>('#password')?.focus()

  useEffect(() => {
    const tick = () => setWait(Math.max(0, Math.ceil((readAttempts().until - Date.now()) / 1000)))
    tick()
    const clock = setInterval(tick, 500)
    return () => clearInterval(clock)
  }, [error])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy || readAttempts().until > Date.now()) return
    if (password === '') {
      setError('Enter the password.')
      return focus()
    }
    setBusy(true)
    setError(undefined)
    const answer = await signIn(password)
    setBusy(false)
    if (answer.ok) return storeAttempts(null)
    if (answer.wrong) storeAttempts(afterFailedAttempt(readAttempts(), Date.now()))
    setError(answer.message)
    focus()
  }

  return (
    <form className="grid max-w-104 gap-5.5" ref={field} onSubmit={(event) => void submit(event)} noValidate>
      <Heading className={Heading === 'h1' ? 'text-h2' : dialogTitleClass()}>Sign in</Heading>
      <p className="lead">{note ?? 'For the people who keep the listings and answer enquiries.'}</p>
      <input type="text" name="username" autoComplete="username" value={administratorEmail} readOnly hidden />
      <TextField
        id="password"
        label="Password"
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="off"
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={choiceClass}>
        <input
          type="checkbox"
          className={checkboxClass}
          id="show-password"
          checked={shown}
          onChange={({ target }) => setShown(target.checked)}
        />
        <label className={choiceLabelClass} htmlFor="show-password">
          Show the password
        </label>
      </div>
      <p className="empty:hidden" role="status">
        {wait > 0 && `Too many wrong passwords. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`}
      </p>
      <button
        className={clsx(buttonClass({ variant: 'primary' }), 'justify-self-start')}
        type="submit"
        disabled={busy || wait > 0}
        aria-busy={busy}
      >
        {busy ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  )
}
