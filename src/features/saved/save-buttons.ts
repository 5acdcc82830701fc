import { failed } from '#messages/save-buttons.ts'
import type * as Press from './toggle-saved'
import { toastRegion } from '../../components/ui/toast-region'
import { formerKey, parseViewed, savedKey, storedText, viewedKey, withViewed } from '../../domain/saved/saved-storage'

// Script for pages with Save buttons: shows which listings are saved, and records viewed ones. The code for presses
// loads on approach (toggle-saved.ts). React renders the buttons and never sets these attributes.

let slugs = () => {
  try {
    return new Set((JSON.parse(storedText(savedKey) ?? '') as { slug: string }[]).map(({ slug }) => slug))
  } catch {
    // Nothing is saved, or storage is forbidden.
    return new Set<string>()
  }
}

let pendingSlug = location.pathname.split('/property/')[1]
function see() {
  // A listing added today is rendered after this script; a missing one never is.
  if (!pendingSlug || !document.querySelector('.property')) return
  try {
    const viewed = parseViewed(storedText(viewedKey))
    if (viewed) localStorage.setItem(viewedKey, JSON.stringify(withViewed(viewed, pendingSlug)))
    localStorage.removeItem(formerKey(viewedKey))
  } catch {
    // Storage is forbidden or full.
  }
  pendingSlug = ''
}

/** Pressed buttons whose code is still loading: they show the expected state. */
const waiting = new Set<HTMLElement>()

function paint() {
  const saved = slugs()
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
    button.setAttribute('aria-pressed', `${saved.has(button.dataset['save'] ?? '') !== waiting.has(button)}`)
  // For the header's count (src/layouts/Page.astro).
  dispatchEvent(new CustomEvent('saved', { detail: saved.size }))
  see()
}
paint()
// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- Each page has a main element.
new MutationObserver(paint).observe(document.querySelector('main')!, { childList: true, subtree: true })
for (const name of ['storage', 'pageshow']) addEventListener(name, paint)

let loading: Promise<typeof Press> | undefined
const load = () =>
  (loading ??= import('./toggle-saved').then((code) => {
    slugs = code.savedSlugs
    code.onChange(paint)
    return code
  }))
const buttonAt = ({ target }: Event) =>
  (target as Element).closest?.<HTMLElement>('[data-save],[data-share],[data-print]')

// Also covers touch: pointerover precedes its click.
for (const name of ['pointerover', 'focusin'])
  addEventListener(name, (event) => {
    if (buttonAt(event)) load().catch(() => (loading = undefined))
  })
// Capturing, before the surrounding island: an island that hydrates later would repeat the press.
addEventListener(
  'click',
  (event) => {
    const button = buttonAt(event)
    if (!button) return
    event.stopPropagation()
    if (!waiting.delete(button)) waiting.add(button)
    paint()
    load()
      .then(({ press }) => {
        waiting.delete(button)
        press(button)
        paint()
      })
      .catch(() => {
        waiting.delete(button)
        loading = undefined
        paint()
        // The code of toast.ts is part of the chunk that failed to load.
        // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- Each page has the element of the toasts.
        toastRegion()!.innerHTML =
          '<p class="mb-6 w-fit border-l-2 border-brick bg-paper px-4.5 py-2 text-note shadow-raised">' + failed
      })
  },
  true,
)
