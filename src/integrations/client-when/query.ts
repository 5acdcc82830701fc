import type { ClientDirective } from 'astro'
import when, { type When } from './directive'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:query'?: When
  }
}

/**
 * `client:when` for an island with parameters in the address: with a query it hydrates at once. Until then,
 * `data-outdated` marks the prerendered content. A separate directive, so that other islands do not include it.
 */
const directive: ClientDirective = (load, options, element) => {
  void when(load, options, element)
  // A plain HTML form also sends empty fields, which request nothing.
  if (!/=[^&]/.test(location.search)) return
  element.setAttribute('data-outdated', '')
  // After `when` has handled it: there was no press, but the message is needed.
  element.addEventListener('astro:hydration-error', () =>
    setTimeout(() => {
      element.removeAttribute('data-outdated')
      element.querySelector('[data-load-error]')?.removeAttribute('hidden')
    }),
  )
  // Triggers hydration like a focus.
  element.dispatchEvent(new Event('focusin'))
}

export default directive
