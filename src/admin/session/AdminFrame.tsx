import { useStore } from '@nanostores/react'
import { focusManager, type Mutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { $account, $mayEdit, $session, checkSession, hasStoredSession } from '../../lib/http/admin-session'
import { adminTitle, paths } from '../../paths'
import { queryClient } from '../query/query-client'
import { useNewEnquiries } from '../query/useNewEnquiries'
import { useWarningCount } from '../query/warning-count.queries'
import { hasUnsaved } from '../ui/draft'
import { useConfirmUnload } from '../ui/use-confirm-unload'
import { AdminHeader, SignedOutHeader } from './AdminHeader'
import { AdminTabs } from './AdminTabs'
import type { Counts } from './CountBadge'
import { RoleNotice } from './RoleNotice'
import { OtherAuthorDialog, SignInOverlay, UnknownSession } from './SessionStates'
import { SignIn } from './SignIn'

interface Props {
  /** The navigation address of this screen. */
  current: string
  /** Whether this screen adds something itself. Otherwise a plus sign in the header of a phone adds a listing. */
  addsItself?: boolean
  /** Where a signed-out user signs in: on this screen, or on a separate one that returns here. */
  signIn?: 'here' | 'elsewhere'
  /** Opened from the header when signed in. */
  finder: ReactNode
  /** Replaces both the screen and the sign-in. */
  replacement?: ReactNode
  children: ReactNode
}

/** Checks the session as the screen opens, and on return: a user whose account has ended must not read on. */
function useSessionCheck(onSignedOut: () => void) {
  const { status } = useStore($session)
  // Before the first paint.
  useLayoutEffect(() => void checkSession(), [])
  useEffect(() => {
    // Queries read again after the check: once the session has ended, they would get no rows.
    focusManager.setEventListener((readAgain) => {
      const onReturn = () => {
        const isChecked = document.visibilityState === 'visible' && $session.get().status === 'signed-in'
        if (isChecked) void checkSession().then(() => readAgain())
        else readAgain()
      }
      document.addEventListener('visibilitychange', onReturn)
      return () => document.removeEventListener('visibilitychange', onReturn)
    })
  }, [])
  useEffect(() => {
    if (status === 'signed-out') onSignedOut()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A function of the same screen.
  }, [status])
  return status
}

const isShownAtOnce = ({ options }: Mutation) => options.onMutate !== undefined

/** The admin's layout: its header, its tabs on phones, and its screen for staff only. */
export function AdminFrame({
  current,
  addsItself = false,
  signIn = 'elsewhere',
  finder,
  replacement,
  children,
}: Props) {
  const account = useStore($account)
  const mayEdit = useStore($mayEdit)
  const status = useSessionCheck(() => {
    if (signIn === 'elsewhere')
      location.replace(`${paths.adminSignIn}?to=${encodeURIComponent(location.pathname + location.search)}`)
  })
  // A change is shown before it is stored. Drafts wait in the tab.
  const isStoring = () => queryClient.isMutating({ predicate: isShownAtOnce }) > 0
  useConfirmUnload(() => hasUnsaved() || isStoring(), isStoring)
  const open = status === 'signed-in' || status === 'expired'
  // The frame is the same while the account is read, so that nothing jumps, and other screens can be opened.
  const framed = open || (status === 'checking' && hasStoredSession())
  const { waiting, arrived } = useNewEnquiries(status === 'signed-in')
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = arrived > 0 ? `(${arrived}) ${plain}` : plain
  }, [arrived])
  const counts: Counts = {
    [paths.adminEnquiries]: { count: waiting, of: 'new' },
    [paths.adminWarnings]: { count: useWarningCount(status === 'signed-in'), of: 'to do' },
  }
  const navigationProps = { current, name: account?.name ?? '', role: account?.role, counts }

  return (
    <>
      <a
        className="fixed -top-20 left-margin z-10 bg-green px-5 py-3 text-white focus:top-2 print:hidden"
        href="#content"
      >
        Skip to the content
      </a>
      {framed ? (
        <AdminHeader {...navigationProps} title={adminTitle(current)} mayAdd={mayEdit && !addsItself} finder={finder} />
      ) : (
        <SignedOutHeader />
      )}
      <main
        className="pt-fluid-md pb-section has-data-listing-form:pt-0 has-data-listing-form:pb-0 max-tablet:pt-5"
        id="content"
        tabIndex={-1}
      >
        {open && <RoleNotice />}
        {open && !replacement && children}
        {((status === 'signed-out' && signIn === 'here') || (open && replacement) || status === 'unknown') && (
          <div className="rail-row">
            <div className="rail">Admin</div>
            <div className="rail-main">{status === 'unknown' ? <UnknownSession /> : replacement || <SignIn />}</div>
          </div>
        )}
        {(status === 'checking' || (status === 'signed-out' && signIn === 'elsewhere')) && (
          <div className="rail-row">
            <p className="rail-main tablet:col-start-2" role="status">
              One moment…
            </p>
          </div>
        )}
      </main>
      {framed && <AdminTabs {...navigationProps} />}
      {status === 'expired' && <SignInOverlay />}
      {status === 'signed-in' && <OtherAuthorDialog />}
    </>
  )
}
