import { buttonClass } from '../../../components/ui/button-class'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { $session, hasDrafts, checkSession, signOut } from '../../../lib/http/admin-session'
import { adminNavigation, paths } from '../../../paths'
import { SignIn } from './SignIn'

interface Props {
  /** The address in the navigation that this screen belongs to. */
  current: string
  /** Where somebody who is signed out finds the sign-in: on this screen, or on its own, which leads back here. */
  signIn?: 'here' | 'elsewhere'
  children: ReactNode
}

const leave = async () => {
  if (hasDrafts() && !confirm('Something in this tab is not saved, and signing out forgets it. Sign out all the same?'))
    return
  await signOut()
  location.assign(paths.adminSignIn)
}

/** The admin area's frame: its header, and its screen for a real administrator alone. */
export function AdminFrame({ current, signIn = 'elsewhere', children }: Props) {
  const session = useStore($session)
  useEffect(() => void checkSession(), [])
  useEffect(() => {
    if (session.status === 'out' && signIn === 'elsewhere')
      location.replace(`${paths.adminSignIn}?to=${encodeURIComponent(location.pathname + location.search)}`)
  }, [session.status, signIn])
  const open = session.status === 'in' || session.status === 'lapsed'

  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="admin-header">
        <a className="mark" href={paths.admin}>
          Meridian
          <i />
          Row
        </a>
        {open && (
          <>
            <nav aria-label="Admin">
              <ul>
                {adminNavigation.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path} aria-current={path === current ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <button type="button" className="link" onClick={() => void leave()}>
              Sign Out
            </button>
          </>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        {open && children}
        {session.status === 'out' && signIn === 'here' && (
          <div className="row">
            <div className="rail">Admin</div>
            <div className="main">
              <SignIn />
            </div>
          </div>
        )}
        {session.status === 'unsure' && <Unsure />}
        {(session.status === 'checking' || (session.status === 'out' && signIn === 'elsewhere')) && (
          <p className="row admin-wait" role="status">
            One moment…
          </p>
        )}
      </main>
      {session.status === 'lapsed' && <SignInOver />}
    </>
  )
}

const Unsure = () => (
  <div className="row">
    <div className="rail">Admin</div>
    <div className="main">
      <div className="notice problem" role="alert">
        <p className="title-line">No answer came from the database.</p>
        <p>Nothing is lost. Check the connection, then try again.</p>
      </div>
      <p className="way-on">
        <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => void checkSession()}>
          Try again
        </button>
      </p>
    </div>
  </div>
)

/** The sign-in over a screen whose session ended: the screen, and what was typed into it, stay behind it. */
function SignInOver() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog sign-in-over"
      aria-label="Sign in again"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="body">
        <SignIn level="h2" note="Your session has ended. Sign in and go on: everything on the screen is still there." />
      </div>
    </dialog>
  )
}
