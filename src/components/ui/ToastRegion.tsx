import { toastsClass } from './toast-class'

/**
 * Where toasts appear, once on a page; toast.ts fills it. It stands there empty from the start, or a screen reader
 * would not read the first toast.
 */
export const ToastRegion = () => <div className={toastsClass} data-toasts="" role="status" />
