import { pageNow } from '../../lib/time/page-clock?printed'

/** Says on the sheets (PrintedFoot) on which day they are printed. */
addEventListener('beforeprint', () => {
  const line = document.querySelector('[data-printed]')
  if (line) line.textContent = `Printed on ${new Date(pageNow()).toLocaleDateString('en-GB', { dateStyle: 'long' })}`
})
