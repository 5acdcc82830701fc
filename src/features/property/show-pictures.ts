import {
  close as closeLabel,
  closeFullScreen,
  itsPictures,
  pictureKeys,
  picturesOf,
} from '#messages/property-scripts.ts'

// Without clsx, because its chunk includes React.
const dialogClass =
  'h-dvh max-h-none w-full max-w-none overflow-hidden bg-night text-cream [--focus:var(--color-blush)] open:grid ' +
  'grid-rows-[auto_minmax(0,1fr)] [html:has(&[open])]:overflow-hidden'
const headClass = 'flex items-center justify-between gap-4 pl-margin font-serif text-large leading-[1.3] font-light'
const closeClass = 'min-h-12 cursor-pointer px-margin font-sans text-note font-medium whitespace-nowrap text-white'
const rowClass = '[&_a]:bg-transparent [&_img]:object-contain'

const element = <Name extends 'dialog' | 'p' | 'span' | 'button'>(
  name: Name,
  className: string,
  textContent: string | null = null,
) => Object.assign(document.createElement(name), { className, textContent })

/** A copy of the picture row, without ids that must be unique. */
function copyOf(row: HTMLElement) {
  const copy = row.cloneNode(true) as HTMLElement
  copy.classList.add(...rowClass.split(' '))
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id')
  for (const part of copy.querySelectorAll('[style]')) part.removeAttribute('style')
  for (const part of copy.querySelectorAll('a')) part.removeAttribute('href')
  return copy
}

/** Resolves when a picture has loaded or failed. */
const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    if (picture.complete) return resolve(undefined)
    for (const name of ['load', 'error']) picture.addEventListener(name, resolve)
  })

/**
 * Shows the gallery's pictures in a native full-screen scroller until the gallery's code has loaded and `button` is
 * pressed again, which opens the real one. Closing it earlier cancels that press.
 */
async function showPictures(button: HTMLElement): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- A gallery holds the button.
  const row = button.closest('.gallery')!.querySelector<HTMLElement>('.swiper')!
  const title = document.querySelector('h1')?.textContent ?? ''
  const dialog = element('dialog', dialogClass)
  dialog.setAttribute('aria-label', picturesOf + title + itsPictures)
  const head = element('p', headClass)
  const close = element('button', closeClass, `${closeLabel} ✕`)
  close.setAttribute('aria-label', closeFullScreen)
  close.addEventListener('click', () => dialog.close())
  head.append(element('span', 'truncate', title), close)
  const copy = copyOf(row)
  dialog.append(head, copy)
  copy.tabIndex = 0
  copy.setAttribute('role', 'group')
  copy.setAttribute('aria-label', pictureKeys)
  document.body.append(dialog)
  dialog.showModal()
  copy.focus()
  const pages = (from: HTMLElement) => Math.round(from.scrollLeft / from.clientWidth)
  copy.scrollLeft = pages(row) * copy.clientWidth
  // The full screen starts at the row's picture.
  copy.addEventListener('scroll', () => {
    if (dialog.open) row.scrollLeft = pages(copy) * row.clientWidth
  })
  // The `close` event fires a frame later, which on slow phones is after the repeated press.
  new MutationObserver(() => {
    button.removeAttribute('aria-busy')
    dialog.remove()
  }).observe(dialog, { attributeFilter: ['open'] })
  let finished = false
  button.addEventListener('click', () => {
    if (button.closest('[ssr]')) return
    // From here on Back closes the full screen, which React renders over it.
    finished = true
    button.removeAttribute('aria-busy')
    setTimeout(() => dialog.remove())
  })
  void import('../../lib/overlay-history').then(
    ({ registerOverlay }) => dialog.isConnected && !finished && registerOverlay(dialog),
  )
  const picture = row.querySelectorAll('img')[pages(row)]
  if (picture) await settled(picture)
  if (dialog.isConnected) button.click()
}

// Preloads the second picture after the first, before idle-time code, which would delay the page's load.
const [first, second] = document.querySelectorAll<HTMLImageElement>('.gallery .swiper-slide img')
if (first && second && !navigator.connection?.saveData) {
  const fetchSecond = () => (second.loading = 'eager')
  if (first.complete) fetchSecond()
  else first.addEventListener('load', fetchSecond)
}

const notYet = 'astro-island[ssr] [data-full-screen]'

/** A tile counts as a press on the button, once its picture is in view. */
function handlePress(pressed: HTMLElement) {
  const gallery = pressed.closest('.gallery')
  const { fullScreen: position } = pressed.dataset
  const row = gallery?.querySelector('.swiper')
  if (position && row) row.scrollTo({ left: Number(position) * row.clientWidth, behavior: 'instant' })
  const button = gallery?.querySelector<HTMLElement>('button[data-full-screen]')
  if (!button) return
  button.setAttribute('aria-busy', 'true')
  void showPictures(button)
}

// Delays the directive's hydration (integrations/client-when) until the pictures have loaded: the gallery's code would
// compete for bandwidth.
for (const name of ['pointerover', 'focusin', 'touchend', 'click'])
  document.addEventListener(
    name,
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(notYet)
      if (!button || !event.isTrusted) return
      // Modified clicks open tabs or windows and belong to the browser.
      const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent
      if (altKey || ctrlKey || metaKey || shiftKey) return
      event.stopPropagation()
      if (name !== 'click') return
      event.preventDefault()
      if (!document.querySelector(`${notYet}[aria-busy]`)) handlePress(button)
    },
    true,
  )
// Handles a press before this script loaded, which only the directive recorded.
const pressed = document.querySelector<HTMLElement>(`${notYet}[aria-busy]`)
if (pressed) handlePress(pressed)

export {}
