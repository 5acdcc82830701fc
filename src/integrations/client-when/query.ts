import type { ClientDirective } from 'astro'
import when, { type When } from './directive'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:query'?: When
  }
}

/**
 * `client:when` for an island that its address may ask something of: with a query it hydrates at once, and says until
 * then, by `data-asking`, that what was prerendered is not yet the answer. A directive of its own, so that islands
 * without a query do not carry it.
 */
const directive: ClientDirective = (load, options, element) => {
  void when(load, options, element)
  // A form of plain HTML sends its empty fields as well: they ask for nothing.
  if (!/=[^&]/.test(location.search)) return
  element.setAttribute('data-asking', '')
  // After `when` has done with it: nobody pressed anything, and there is something to say all the same.
  element.addEventListener('astro:hydration-error', () =>
    setTimeout(() => {
      element.removeAttribute('data-asking')
      element.querySelector('[data-lost]')?.removeAttribute('hidden')
    }),
  )
  // As if somebody had come to it.
  element.dispatchEvent(new Event('focusin'))
}

export default directive
