import { toastsClass } from './toast-class'

/**
 * The toast container, once per page and in each sheet (toast-region.ts); toast.ts fills it. Rendered empty, because
 * screen readers announce only changes of an existing live region.
 */
export const ToastRegion = () => <div className={toastsClass} data-toasts="" role="status" />
