import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { dialogClass } from '../../components/ui/dialog-class'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import { checkSession } from '../../lib/http/admin-session'
import { Button } from '../ui/Button'
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
  useEffect(() => {
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
