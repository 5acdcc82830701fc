import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useEffect } from 'react'
import { $arrivedSince, $newEnquiries, watchNewEnquiries } from '../../domain/enquiry/new-enquiries.store'
import { $account, $session, hasDrafts, checkSession, signOut } from '../../lib/http/admin-session'
import { navigationFor, paths } from '../../paths'
import { SignInOverlay, UnknownSession } from './SessionStates'
import { SignIn } from './SignIn'

interface Props {
  /** The navigation address of this screen. */
  current: string
  /** Where a signed-out user signs in: on this screen, or on a separate one that returns here. */
  signIn?: 'here' | 'elsewhere'
  /** Opened from the header when signed in. */
  finder: ReactNode
  /** Replaces both the screen and the sign-in. */
  instead?: ReactNode
  children: ReactNode
}

const leave = async () => {
  if (hasDrafts() && !confirm('This tab has unsaved changes. If you sign out, you lose them. Sign out anyway?')) return
  await signOut()
  location.assign(paths.adminSignIn)
}

const navigationItem = 'block py-3 text-note whitespace-nowrap'

/** The admin area's layout: its header, and its screen for staff only. */
export function AdminFrame({ current, signIn = 'elsewhere', finder, instead, children }: Props) {
  const session = useStore($session)
  const account = useStore($account)
  useEffect(() => void checkSession(), [])
  // Re-checks the session on return: a user whose account has ended must not read on, and learns why.
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && $session.get().status === 'signed-in') void checkSession()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])
  useEffect(watchNewEnquiries, [])
  useEffect(() => {
    if (session.status === 'signed-out' && signIn === 'elsewhere')
      location.replace(`${paths.adminSignIn}?to=${encodeURIComponent(location.pathname + location.search)}`)
  }, [session.status, signIn])
  const open = session.status === 'signed-in' || session.status === 'expired'

  return (
    <>
      <a className="fixed -top-20 left-margin z-10 bg-green px-5 py-3 text-white focus:top-2" href="#content">
        Skip to the content
      </a>
      <header
        className={clsx(
          'sticky top-0 z-5 flex min-h-17 items-center border-b border-line bg-stucco px-margin py-2',
          'max-tablet:static max-tablet:justify-between tablet:max-desktop:relative',
          open && 'max-desktop:flex-wrap max-desktop:pt-3 max-desktop:pb-0',
        )}
      >
        <a
          className={clsx(
            'flex items-center gap-3 font-serif text-h3 leading-none font-light tracking-tight whitespace-nowrap',
            'tablet:max-desktop:mr-auto desktop:w-rail',
          )}
          href={paths.admin}
        >
          Meridian
          <i className="h-6.5 w-px bg-brick forced-colors:bg-[CanvasText]" />
          Row
        </a>
        {!open && (
          <a className={clsx('ml-auto quiet-link', navigationItem)} href={paths.home}>
            View Site
          </a>
        )}
        {open && (
          <>
            <nav className="flex-1 max-desktop:order-1 max-desktop:basis-full desktop:pl-indent" aria-label="Admin">
              <ul className="flex gap-x-4.5 max-tablet:flex-wrap max-tablet:justify-between max-tablet:gap-x-2.5">
                {navigationFor(account?.role).map(({ label, path }) => (
                  <li key={path}>
                    <a
                      className={clsx(
                        navigationItem,
                        'hover:shadow-[inset_0_-1px_var(--color-edge)] aria-[current]:font-semibold',
                        'max-tablet:text-small',
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
                {/* On phones the first line has no space for it. */}
                <li className="w-full truncate pb-3 text-small text-ink-2 tablet:hidden">{account?.name}</li>
              </ul>
            </nav>
            {finder}
            <p className="flex items-baseline gap-4">
              <span className="max-w-48 truncate text-note text-ink-2 max-tablet:hidden desktop:max-[84rem]:hidden">
                {account?.name}
              </span>
              <button
                type="button"
                className={clsx('cursor-pointer quiet-link', navigationItem)}
                onClick={() => void leave()}
              >
                Sign Out
              </button>
            </p>
          </>
        )}
      </header>
      <main
        className="pt-fluid-md pb-section has-data-listing-form:pt-0 has-data-listing-form:pb-0"
        id="content"
        tabIndex={-1}
      >
        {open && !instead && children}
        {((session.status === 'signed-out' && signIn === 'here') || (open && instead)) && (
          <div className="rail-row">
            <div className="rail">Admin</div>
            <div className="rail-main">{instead || <SignIn />}</div>
          </div>
        )}
        {session.status === 'unknown' && <UnknownSession />}
        {(session.status === 'checking' || (session.status === 'signed-out' && signIn === 'elsewhere')) && (
          <p className="rail-row" role="status">
            One moment…
          </p>
        )}
      </main>
      {session.status === 'expired' && <SignInOverlay />}
    </>
  )
}

/** The number of open enquiries, beside the inbox link; new arrivals in the title. */
function NewCount() {
  const waiting = useStore($newEnquiries)
  const arrived = useStore($arrivedSince)
  useEffect(() => {
    // On inbox pages the inbox itself updates the title.
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
