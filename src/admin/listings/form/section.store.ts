import { atom } from 'nanostores'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/** The section that phones show; wider screens show all. */
export const $section = atom('basic-information')

/** Shows a section on a phone, from its beginning. */
export function openSection(id: string) {
  flushSync(() => $section.set(id))
  const section = document.getElementById(id)
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  scrollTo({ top: 0 })
}

/** Shows the section of an element. */
function reveal(id: string) {
  const section = document.getElementById(id)?.closest('[data-form-section]')?.id
  if (section && section !== $section.get()) flushSync(() => $section.set(section))
}

/** A link to a field opens its section first: a hidden field takes neither focus nor scrolling. */
export function revealLinked(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  if (link) reveal(link.getAttribute('href')?.slice(1) ?? '')
}

/** Focuses the field in the address's fragment: lists of missing values link to it. */
export function focusAddressed() {
  const id = location.hash.slice(1)
  reveal(id)
  document.getElementById(id)?.focus()
}
