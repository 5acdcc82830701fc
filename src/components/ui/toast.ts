import { dismiss as dismissLabel } from '#messages/saved.ts'
import { toastActionClass, toastClass } from './toast-class'
import { toastRegion } from './toast-region'

interface ToastOptions {
  durationMs?: number
  /** A link, or a button that closes the toast and runs an action. */
  action?: { label: string } & ({ href: string } | { onPress: () => void })
}

let shown: HTMLElement | undefined
let timer = 0

function removeToast() {
  clearTimeout(timer)
  shown?.remove()
  shown = undefined
}

function button(label: string) {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: label })
}

/**
 * Shows a short message at the bottom of the page and announces it, without moving the focus. Never the only place for
 * an error. Stays while hovered or focused.
 */
export function toast(message: string, { durationMs = 7000, action }: ToastOptions = {}) {
  removeToast()
  const region = toastRegion()
  if (!region) return
  const text = Object.assign(document.createElement('p'), { textContent: message })
  const dismiss = button(dismissLabel)
  const item = Object.assign(document.createElement('div'), { className: toastClass })
  const buttons: HTMLElement[] = [dismiss]
  let returnTo = document.activeElement
  const onClick = (target: HTMLElement, then?: () => void) =>
    target.addEventListener('click', () => {
      removeToast()
      if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true })
      then?.()
    })
  onClick(dismiss)

  if (action && 'href' in action)
    buttons.unshift(Object.assign(document.createElement('a'), { href: action.href, textContent: action.label }))
  else if (action) {
    const act = button(action.label)
    buttons.unshift(act)
    onClick(act, action.onPress)
  }
  for (const each of buttons) each.className = toastActionClass

  const hold = () => clearTimeout(timer)
  const wait = () => {
    hold()
    timer = window.setTimeout(() => (item.contains(document.activeElement) ? wait() : removeToast()), durationMs)
  }
  item.addEventListener('pointerenter', hold)
  for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, () => shown === item && wait())
  // The button of a closed dialog cannot take the focus back.
  item.addEventListener('focusin', ({ relatedTarget }) => {
    if (!returnTo?.isConnected && relatedTarget instanceof HTMLElement) returnTo = relatedTarget
  })
  item.append(text, ...buttons)
  region.replaceChildren(item)
  shown = item
  wait()
}
