import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { dialogClass } from '../../../components/ui/dialog-class'
import { Notice } from '../../../components/ui/Notice'
import { WayOn } from '../../../components/ui/WayOn'
import { $arrivedSince, $newEnquiries, watchNewEnquiries } from '../../../domain/enquiry/new-enquiries.store'
import { $session, hasDrafts, checkSession, signOut } from '../../../lib/http/admin-session'
import { adminNavigation, paths } from '../../../paths'
import { SignIn } from './SignIn'

interface Props {
  /** The address in the navigation that this screen belongs to. */
  current: string
  /** Where somebody who is signed out finds the sign-in: on this screen, or on its own, which leads back here. */
  signIn?: 'here' | 'elsewhere'
  /** Opens from the header, once somebody is signed in. */
  finder: ReactNode
  children: ReactNode
}

const leave = async () => {
  if (hasDrafts() && !confirm('Something in this tab is not saved, and signing out forgets it. Sign out all the same?'))
    return
  await signOut()
  location.assign(paths.adminSignIn)
}

const navigationItem = 'block py-3 text-note whitespace-nowrap'

/** The admin area's frame: its header, and its screen for a real administrator alone. */
export function AdminFrame({ current, signIn = 'elsewhere', finder, children }: Props) {
  const session = useStore($session)
  useEffect(() => void checkSession(), [])
  useEffect(watchNewEnquiries, [])
  useEffect(() => {
    if (session.status === 'out' && signIn === 'elsewhere')
      location.replace(`${paths.adminSignIn}?to=${encodeURIComponent(location.pathname + location.search)}`)
  }, [session.status, signIn])
  const open = session.status === 'in' || session.status === 'lapsed'

  return (
    <>
      <a className="fixed -top-20 left-margin z-10 bg-green px-5 py-3 text-white focus:top-2" href="#content">
        Skip to the content
      </a>
      <header
        className={clsx(
          'sticky top-0 z-5 flex min-h-17 items-center border-b border-line bg-stucco px-margin py-2',
          'max-md:static max-md:flex-wrap max-md:justify-between max-md:pt-3 max-md:pb-0',
        )}
      >
        <a
          className={clsx(
            'flex items-center gap-3 font-serif text-h3 leading-none font-light tracking-tight whitespace-nowrap',
            'md:w-rail',
          )}
          href={paths.admin}
        >
          Meridian
          <i className="h-6.5 w-px bg-brick forced-colors:bg-[CanvasText]" />
          Row
        </a>
        {open && (
          <>
            <nav className="flex-1 max-md:order-1 max-md:basis-full md:pl-indent" aria-label="Admin">
              <ul className="flex gap-x-7 max-lg:gap-x-4.5 max-md:flex-wrap max-md:justify-between max-md:gap-x-2.5">
                {adminNavigation.map(({ label, path }) => (
                  <li key={path}>
                    <a
                      className={clsx(
                        navigationItem,
                        'hover:shadow-[inset_0_-1px_var(--color-edge)] aria-[current]:font-semibold max-md:text-small',
                        'aria-[current]:shadow-[inset_0_-1px_var(--color-brick)]',
                      )}
                      href={path}
                      aria-current={path === current ? 'page' : undefined}
                    >
                      {label}
                      {path === paths.adminEnquiries && <NewCount />}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {finder}
            <button type="button" className={clsx('cursor-pointer link', navigationItem)} onClick={() => void leave()}>
              Sign Out
            </button>
          </>
        )}
      </header>
      <main
        className="pt-fluid-md pb-section has-data-listing-form:pt-0 has-data-listing-form:pb-0"
        id="content"
        tabIndex={-1}
      >
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
          <p className="row" role="status">
            One moment…
          </p>
        )}
      </main>
      {session.status === 'lapsed' && <SignInOver />}
    </>
  )
}

/** How many enquiries nobody has taken up, beside the inbox's name; in the title, those that came meanwhile. */
function NewCount() {
  const waiting = useStore($newEnquiries)
  const arrived = useStore($arrivedSince)
  useEffect(() => {
    // The inbox counts in the title what its list does not show yet.
    if (location.pathname.startsWith(paths.adminEnquiries) || arrived === 0) return
    document.title = `(${arrived}) ${document.title.replace(/^\(\d+\) /, '')}`
  }, [arrived])
  if (waiting === 0) return null
  return (
    <span className="ml-1.5 rounded-full bg-brick px-1.5 text-small text-white tabular-nums">
      {waiting > 999 ? '999+' : waiting}
      <span className="sr-only"> new</span>
    </span>
  )
}

const Unsure = () => (
  <div className="row">
    <div className="rail">Admin</div>
    <div className="main">
      <Notice tone="problem" title="No answer came from the database." role="alert">
        <p>Nothing is lost. Check the connection, then try again.</p>
      </Notice>
      <WayOn>
        <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => void checkSession()}>
          Try again
        </button>
      </WayOn>
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
      className={dialogClass()}
      data-dialog
      aria-label="Sign in again"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="p-fluid-md">
        <SignIn level="h2" note="Your session has ended. Sign in and go on: everything on the screen is still there." />
      </div>
    </dialog>
  )
}
