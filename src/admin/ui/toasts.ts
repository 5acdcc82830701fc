import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export interface ToastContent {
  message: string
  /** A button that closes the toast and runs an action, such as Undo. */
  action?: { label: string; onPress: () => void }
}

/** The toasts of the admin, one at a time. `AdminToasts` shows them. */
export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 })

interface Options {
  durationMs?: number
  action?: ToastContent['action']
  /** Called when the toast closes without its action: the announced change can no longer be undone. */
  onExpire?: () => void
}

/** Closes the visible toast, like its timeout. */
export function expireToast() {
  for (const { key } of toasts.visibleToasts) toasts.close(key)
}

/** Focuses the first button of the toast that is shown. Returns whether there is one. */
export function focusToast(): boolean {
  const button = document.querySelector<HTMLElement>('[data-admin-toasts] button')
  button?.focus()
  return button !== null
}

/** Shows and announces a short message. Never the only place for an error. Its time stops while hovered or focused. */
export function showToast(message: string, { durationMs = 7000, action, onExpire }: Options = {}) {
  expireToast()
  let undone = false
  const key = toasts.add(
    {
      message,
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
