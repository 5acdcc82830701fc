import { expect, it } from 'vitest'
import { everyEmail, rendered, renderedInChinese, searchConfirmation } from './queued'

it('The confirmation of an alert repeats no text that a stranger may have typed', () => {
  const { subject, text, html } = rendered(
    searchConfirmation({
      type: 'rent',
      areas: ['Your refund of 1250 GBP waits', 'Camden', 'Call 0900 555 0100 today'],
      postcode: 'PayPal security team',
      q: 'Win 500 pounds',
    }),
  )
  expect(subject).toBe('Please confirm: homes to rent in Camden and 2 more areas')
  for (const written of [text, html]) expect(written).not.toMatch(/refund|Call 0900|PayPal|Win 500/)
})

it('The confirmation of an alert counts areas that it does not name, and is not about all of London', () => {
  const filters = { type: 'rent' as const, areas: ['Stratford'] }
  expect(rendered(searchConfirmation(filters)).subject).toBe('Please confirm: homes to rent in 1 area')
  expect(renderedInChinese(searchConfirmation(filters)).subject).toContain('1 个区域')
})

it('One confirmation asks about each alert that waited, with its own link', () => {
  const [first, second] = [searchConfirmation(), everyEmail['alert_confirmation, one saved home']]
  if (first.kind !== 'alert_confirmation' || second?.kind !== 'alert_confirmation') throw new Error('another email')
  const token = 'b'.repeat(64)
  const { text, html } = rendered({ ...first, data: { ...first.data, others: [{ ...second.data, token }] } })
  for (const written of [text, html])
    for (const shown of [`token=${first.data.token}`, `token=${token}`, 'A flat on the canal'])
      expect(written).toContain(shown)
})

it('The emails of a confirmed alert name its words and every area', () => {
  const email = everyEmail['alert_new_listings, one']
  if (email?.kind !== 'alert_new_listings') throw new Error('another email')
  const filters = { type: 'rent' as const, areas: ['Stratford'], q: 'canal' }
  const { text } = rendered({ ...email, data: { ...email.data, filters } })
  expect(text).toContain('Homes to rent in Stratford')
  expect(text).toContain('The words “canal”')
})
