import clsx from 'clsx'
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { toastActionClass, toastClass } from '../../components/ui/toast-class'
import { toasts } from './toasts'

/** Shows the toasts of `showToast`, above the tab bar of a phone and above bars at the bottom of a page. */
export const AdminToasts = () => (
  <ToastRegion
    className={clsx(
      'pointer-events-none fixed inset-x-margin z-6 outline-none',
      'bottom-[calc(var(--bottom-bars,0px)+var(--page-bar,0px)+1rem)]',
    )}
    data-admin-toasts
    queue={toasts}
  >
    {({ toast }) => (
      <Toast className={clsx(toastClass, 'border-ink!')} toast={toast}>
        <ToastContent>
          <Text slot="title">{toast.content.message}</Text>
        </ToastContent>
        <span className="-ml-[clamp(0.4rem,2.3vw,0.9rem)] flex">
          {toast.content.action && (
            <button type="button" className={toastActionClass} onClick={toast.content.action.onPress}>
              {toast.content.action.label}
            </button>
          )}
          <Button className={toastActionClass} slot="close" aria-label="Dismiss">
            Dismiss
          </Button>
        </span>
      </Toast>
    )}
  </ToastRegion>
)
