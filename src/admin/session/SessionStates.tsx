import clsx from 'clsx'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { dialogClass } from '../../components/ui/dialog-class'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { $account, $otherAuthor, checkSession, dropDrafts, takeOverDrafts } from '../../lib/http/admin-session'
import { Button } from '../ui/Button'
import { discardAndReload } from '../ui/use-confirm-unload'
import { SignIn } from './SignIn'

/** Shown when the backend does not respond to the session check. */
export const UnknownSession = () => (
  <>
    <Notice tone="problem" title="The server did not answer." role="alert">
      <p>Nothing is lost. Check your connection, then try again.</p>
    </Notice>
    <ActionRow>
      <Button variant="primary" onClick={() => void checkSession()}>
        Try again
      </Button>
    </ActionRow>
  </>
)

/**
 * The sign-in above a screen whose session expired: the screen and its input stay. It is outside of what a sheet makes
 * inert, and a press in it does not close the sheet. The backdrop is opaque: after signing out in another tab, personal
 * data must not stay legible here.
 */
export function SignInOverlay() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while still on the page, the dialog gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(dialogClass(), 'backdrop:bg-veiled!')}
      data-dialog
      data-react-aria-top-layer
      aria-label="Sign in again"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="p-fluid-md">
        <SignIn
          level="h2"
          note="Your session has ended. Sign in to continue. Everything on this screen is still here."
        />
      </div>
    </dialog>,
    document.body,
  )
}

/** Says whose unsaved input this tab holds, once another account has signed in: before it can be saved. */
export function OtherAuthorDialog() {
  const author = useStore($otherAuthor)
  const account = useStore($account)
  if (author === null || !account) return null
  return (
    <ConfirmDialog title={`${author} was signed in here before you`} cancel="Keep it" onCancel={takeOverDrafts}>
      <p>
        What is not saved here was written by {author}. You are signed in as {account.name}: what you keep and then save
        is stored under your name.
      </p>
      <Button
        variant="danger"
        onClick={() => {
          dropDrafts()
          discardAndReload()
        }}
      >
        Discard it
      </Button>
    </ConfirmDialog>
  )
}
