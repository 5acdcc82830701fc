import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export interface ToastContent {
  message: string
  /** A button that closes the toast and runs an action, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Whether a newer toast leaves it: what it announces can be undone until its own time is over. */
  staysBesideNewer?: boolean
}

/** The toasts of the admin: the newest, and deletions that can still be undone. `AdminToasts` shows them. */
export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

interface Options {
  durationMs?: number
  action?: ToastContent['action']
  /**
   * Called when the toast closes without its action: the announced change can no longer be undone. Until then it stays
   * beside newer toasts.
   */
  onExpire?: () => void
}

/** Closes the visible toasts, like their timeout. */
export function expireToasts() {
  for (const { key } of toasts.visibleToasts) toasts.close(key)
}

/** Closes the toast that a newer one replaces. */
export function closeReplacedToast() {
  for (const { key, content } of toasts.visibleToasts) if (!content.staysBesideNewer) toasts.close(key)
}

/** Focuses the first button of the toast that is shown. Returns whether there is one. */
export function focusToast(): boolean {
  const button = document.querySelector<HTMLElement>('[data-admin-toasts] button')
  button?.focus()
  return button !== null
}

/** Shows and announces a short message. Never the only place for an error. Its time stops while hovered or focused. */
export function showToast(message: string, { durationMs = 7000, action, onExpire }: Options = {}) {
  closeReplacedToast()
  let undone = false
  const key = toasts.add(
    {
      message,
      staysBesideNewer: onExpire !== undefined,
      ...(action && {
        action: {
          label: action.label,
          onPress: () => {
            undone = true
            toasts.close(key)
            action.onPress()
          },
        },
      }),
    },
    {
      timeout: durationMs,
      onClose: () => {
        if (!undone) onExpire?.()
      },
    },
  )
}
