import { toastActionClass, toastClass } from './toast-class'

/**
 * Says something in passing at the foot of the page, and to screen readers, without moving the focus. Never the only
 * place for an error: those stay where they happened.
 * @param stay milliseconds; it waits while the pointer or the focus is on it
 * @param action a link or a button that goes with it
 */
export function toast(message: string, stay = 7000, action?: HTMLElement) {
  const region = document.querySelector('[data-toasts]')
  if (!region) return
  const words = Object.assign(document.createElement('p'), { textContent: message })
  const dismiss = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Dismiss' })
  const item = Object.assign(document.createElement('div'), { className: toastClass })
  for (const each of [action, dismiss]) if (each) each.className = toastActionClass
  item.append(words, ...(action ? [action] : []), dismiss)

  const before = document.activeElement
  let timer = 0
  const wait = () => (timer = window.setTimeout(() => item.remove(), stay))
  const hold = () => clearTimeout(timer)
  dismiss.addEventListener('click', () => {
    hold()
    item.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  })
  for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, hold)
  for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, () => (hold(), wait()))
  region.replaceChildren(item)
  wait()
}
