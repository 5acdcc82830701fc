import type { ClientDirective } from 'astro'
import { recordNodes } from '../../lib/form/own-nodes'
import { type FreshnessCheck, fingerprint } from '../../lib/http/freshness-check'

export interface When {
  /** Hydrates on hover, focus or touch. */
  touched?: boolean
  /** Hydrates when the response of this address, to this body if given, has another fingerprint. */
  stale?: FreshnessCheck
  /** Hydrates when this tab has a form draft with this name (lib/storage/draft.ts). */
  draft?: string
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:when'?: When
  }
}

const hydrationEvents = ['pointerover', 'focusin', 'touchend', 'input'] as const

/** `work` handles its own errors. */
const whenIdle = (work: () => unknown) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200)

const directive: ClientDirective = (load, { value }, element) => {
  const { touched, stale, draft } = value as unknown as When
  // A translator may change nodes before hydration, which restores them (integrations/react-renderer).
  element.ownNodes = recordNodes(element)
  let queuedButton: HTMLElement | undefined
  let hydrating: Promise<void> | undefined

  // A button pressed before hydration is pressed again afterwards. Until then it does not submit its form natively.
  const queueClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    // Excludes buttons that the browser handles itself.
    if (!button || (button.hasAttribute('commandfor') && 'commandForElement' in button)) return
    queuedButton = button
    button.setAttribute('aria-busy', 'true')
    event.preventDefault()
    void hydrate()
  }
  // The island contains a message for a press, or a changed field, whose code failed to load.
  const showLoadError = (visible: unknown) =>
    element.querySelector('[data-load-error]')?.toggleAttribute('hidden', !visible)
  // A select outside a form, as that of currencies, names no default.
  const isChanged = () =>
    [...element.querySelectorAll<HTMLInputElement & HTMLOptionElement>('input, form option')].some((field) =>
      field.localName === 'option'
        ? field.selected !== field.defaultSelected
        : field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    )
  // Astro swallows a failed import and returns a hydration that does nothing.
  let failed = false
  element.addEventListener('astro:hydration-error', () => (failed = true))
  // Never rejects, so listeners may ignore the result.
  const hydrate: () => unknown = () =>
    (hydrating ??= load()
      .then((hydrateIsland) => {
        if (failed) throw new Error('Not fetched')
        showLoadError(false)
        return hydrateIsland()
      })
      .then(() => {
        for (const name of hydrationEvents) element.removeEventListener(name, hydrate)
        // From here on React handles every press, even before it commits: remembering it too would count it twice.
        element.removeEventListener('click', queueClick)
        // React commits after this turn; the remembered press follows.
        setTimeout(() => {
          // A cancelled press is not repeated (features/property/show-pictures.ts).
          if (!queuedButton?.hasAttribute('aria-busy')) return
          queuedButton.removeAttribute('aria-busy')
          queuedButton.click()
        })
      })
      // The code failed to load (a lost connection): shows a message after a press or a change, beside which a result
      // would be wrong, and retries at the next interaction.
      .catch(() => {
        failed = false
        hydrating = undefined
        // It would be outdated by the next interaction.
        element.freshData = undefined
        queuedButton?.removeAttribute('aria-busy')
        showLoadError(queuedButton ?? isChanged())
      }))

  if (touched) {
    for (const name of hydrationEvents) element.addEventListener(name, hydrate, { passive: true })
    element.addEventListener('click', queueClick)
    // An interaction preceded this script.
    if (element.matches(':focus-within')) void hydrate()
  }
  try {
    if (draft && sessionStorage.getItem(draft)) void hydrate()
  } catch {
    // Storage is forbidden: there is no draft.
  }
  if (stale)
    whenIdle(async () => {
      try {
        const { url, apikey, fingerprint: expected, body } = stale
        const headers = { apikey, 'content-type': 'application/json' }
        const response = await fetch(url, { headers, body, method: body && 'POST' })
        // Set by the script of every page (layouts/site-content.ts).
        globalThis.syncServerTime?.(response)
        if (!response.ok) throw new Error(String(response.status))
        const rows = (await response.json()) as Record<string, unknown>[]
        if (fingerprint([rows].flat()) === expected) return
        // Becomes a prop of the island, which then makes no request (integrations/react-renderer).
        if (!hydrating) element.freshData = rows
        await hydrate()
      } catch (error) {
        // The prerendered content stays.
        console.warn('Listings not checked:', error)
      }
    })
}

export default directive
