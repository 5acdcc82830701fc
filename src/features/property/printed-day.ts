import { tag } from '#messages/language.ts'
import { printedOn } from '#messages/property-scripts.ts'
import { pageNow } from '../../lib/time/page-clock?printed'

/** Adds the print date to the footer (PrintedFooter), and unfolds facts where CSS cannot (FactGroup). */
addEventListener('beforeprint', () => {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('#facts details')) group.open = true
  const line = document.querySelector('[data-printed]')
  if (line) line.textContent = printedOn + new Date(pageNow()).toLocaleDateString(tag, { dateStyle: 'long' })
})
