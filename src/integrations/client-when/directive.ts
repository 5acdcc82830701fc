import type { ClientDirective } from 'astro'
import { recordNodes } from '../../lib/form/own-nodes'
import { type FreshnessCheck, fingerprint } from '../../lib/http/freshness-check'

export interface When {
  /** Hydrate when a visitor points at, focuses or touches the island. */
  touched?: boolean
  /** Hydrate when the rows at this address, or the answer to this body, no longer give this fingerprint. */
  stale?: FreshnessCheck
  /** Hydrate when this tab holds a half-filled form of this name (lib/storage/draft.ts). */
  draft?: string
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:when'?: When
  }
}

const approaches = ['pointerover', 'focusin', 'touchend'] as const

/** `work` handles its own errors. */
const whenIdle = (work: () => unknown) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200)

const directive: ClientDirective = (load, { value }, element) => {
  const { touched, stale, draft } = value as unknown as When
  // A translator acts before a visitor does: hydration puts them back (integrations/react-renderer).
  element.ownNodes = recordNodes(element)
  let pressed: HTMLElement | undefined
  let hydrating: Promise<void> | undefined

  // A button pressed before its code has come is not a dead button: it is pressed again once it works. Until then it
  // sends no form by the browser's own means.
  const remember = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    // Nor is one that the browser itself knows what to do with.
    if (!button || (button.hasAttribute('commandfor') && 'commandForElement' in button)) return
    pressed = button
    button.ariaBusy = 'true'
    event.preventDefault()
    void hydrate()
  }
  // The island holds a message for a press whose code did not come.
  const showLost = (yes: unknown) => element.querySelector('[data-lost]')?.toggleAttribute('hidden', !yes)
  // Astro keeps a failed import to itself, and hands back a hydration that does nothing.
  let failed = false
  element.addEventListener('astro:hydration-error', () => (failed = true))
  // Never rejects, so a listener may ignore what it returns.
  const hydrate: () => unknown = () =>
    (hydrating ??= load()
      .then((hydrateIsland) => {
        if (failed) throw new Error('Not fetched')
        showLost(false)
        return hydrateIsland()
      })
      .then(() => {
        for (const name of approaches) element.removeEventListener(name, hydrate)
        // React answers every press from here on, even before it commits: remembered too, one would count twice.
        element.removeEventListener('click', remember)
        // React commits after this turn; the remembered press follows it.
        setTimeout(() => {
          // Nor is a press repeated that was taken back (features/property/show-pictures.ts).
          if (!pressed?.ariaBusy) return
          pressed.ariaBusy = null
          pressed.click()
        })
      })
      // The code did not come (a lost connection): a press is told so, and the next approach tries again.
      .catch(() => {
        failed = false
        hydrating = undefined
        // It would be out of date by the next approach.
        element.freshData = undefined
        if (pressed) pressed.ariaBusy = null
        showLost(pressed)
      }))

  if (touched) {
    for (const name of approaches) element.addEventListener(name, hydrate, { passive: true })
    element.addEventListener('click', remember)
    // Somebody was here before this script.
    if (element.matches(':focus-within')) void hydrate()
  }
  try {
    if (draft && sessionStorage.getItem(draft)) void hydrate()
  } catch {
    // Storage is forbidden: nothing is kept there.
  }
  if (stale)
    whenIdle(async () => {
      try {
        const { url, apikey, print, body } = stale
        const headers = { apikey, 'content-type': 'application/json' }
        const response = await fetch(url, { headers, body, method: body && 'POST' })
        // The script of every page has it (layouts/site-content.ts).
        globalThis.learnTime?.(response)
        if (!response.ok) throw new Error(String(response.status))
        const rows = (await response.json()) as Record<string, unknown>[]
        if (fingerprint([rows].flat()) === print) return
        // A prop of the island from here on, which asks for nothing (integrations/react-renderer).
        if (!hydrating) element.freshData = rows
        await hydrate()
      } catch (error) {
        // What was prerendered stays on the screen.
        console.warn('Listings not checked:', error)
      }
    })
}

export default directive
