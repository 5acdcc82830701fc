import type { SSRResult } from 'astro'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

// @astrojs/react's renderer for pages (its dist/server.js), without what this site has no use for and thousands of
// pages pay for: it renders through a stream, and it calls each component once more to learn that it is React's. The
// browser's half is the library's own.

interface Metadata {
  hydrate?: string
  astroStaticSlot?: boolean
}
type Rendering = { result: SSRResult } | undefined

const counts = new WeakMap<SSRResult, number>()
/** What the ids of a component begin with (`useId`): each of a page has its own. */
function nextPrefix(result: SSRResult) {
  const count = counts.get(result) ?? 0
  counts.set(result, count + 1)
  return `r${count}`
}

/** A slot's HTML, in the element that the browser's half looks for. */
const slotElement = (html: string, { hydrate, astroStaticSlot }: Metadata, name?: string) =>
  html.trim() === ''
    ? null
    : createElement(hydrate || !astroStaticSlot ? 'astro-slot' : 'astro-static-slot', {
        ...(name && { name }),
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: html },
      })
const propName = (slot: string) => slot.trim().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase())

function renderToStaticMarkup(
  this: Rendering,
  Component: ComponentType<Record<string, unknown>>,
  given: Record<string, unknown>,
  { default: children, ...slots }: Partial<Record<string, string>>,
  metadata: Metadata = {},
) {
  const props = { ...given }
  delete props['class']
  const prefix = this && nextPrefix(this.result)
  for (const [slot, html] of Object.entries(slots)) {
    const name = propName(slot)
    props[name] = slotElement(html ?? '', metadata, name)
  }
  if (children !== undefined) props['children'] = slotElement(children, metadata)
  const html = renderToString(createElement(Component, props), { ...(prefix && { identifierPrefix: prefix }) })
  return Promise.resolve({
    attrs: { prefix },
    // React begins with links to the pictures that it shows; the page itself names those that are wanted early.
    html: html.replace(/^(?:<link\b[^>]*>)+/, ''),
  })
}

export default {
  name: '@astrojs/react',
  // No other framework is here.
  check: (component: unknown) => Promise.resolve(typeof component === 'function'),
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
}
