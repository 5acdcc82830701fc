import { pageNow } from '../../lib/time/page-clock?printed'

/** Says on the sheets (PrintedFoot) when they are printed, and unfolds the facts where CSS cannot (FactGroup). */
addEventListener('beforeprint', () => {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('#facts details')) group.open = true
  const line = document.querySelector('[data-printed]')
  if (line) line.textContent = `Printed on ${new Date(pageNow()).toLocaleDateString('en-GB', { dateStyle: 'long' })}`
})
