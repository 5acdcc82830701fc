import { serverDate } from '../../lib/time/server-time?printed'

/** Says on the sheets (PrintedFoot) on which day they are printed. */
addEventListener('beforeprint', () => {
  const line = document.querySelector('[data-printed]')
  if (line) line.textContent = `Printed on ${serverDate().toLocaleDateString('en-GB', { dateStyle: 'long' })}`
})
