import { expect, it } from 'vitest'
import { everyEmail, matchingEmail, rendered, renderedInChinese } from './queued'

it('The email with matching homes replies to the sender in their own thread', () => {
  const { subject, text, replyTo } = rendered(matchingEmail(2))
  expect(subject).toBe('2 homes that may suit you (ENQ-3F2A91BC)')
  expect(text).toContain('Thank you again for your enquiry about Wharfside flat.')
  expect(text).toContain('Camden · £2,400 pcm · 2 bedrooms')
  expect(text).toContain('Is the flat near a school?')
  expect(text).toContain('This is not a newsletter.')
  expect(replyTo).toBe('lettings@meridianrow.example')
  expect(rendered(matchingEmail(1, { listing: null, message: null })).text).not.toContain('You wrote')
})

it('The email with matching homes repeats no address that a stranger typed', () =>
  expect(rendered(matchingEmail(1, { message: 'See evil.example' })).text).not.toContain('evil'))

it('The emails with homes for sale show what their prices are, in both languages', () => {
  const home = { slug: 'a', title: 'A flat', area: 'Camden', price: 500_000, beds: 2, price_qualifier: 'offers_over' }
  const matching = matchingEmail(1)
  const alert = everyEmail['alert_new_listings, one']
  if (matching.kind !== 'matching_homes' || alert?.kind !== 'alert_new_listings') throw new Error('another email')
  const matched = { ...matching, data: { ...matching.data, listings: [{ ...home, listing_type: 'sale' as const }] } }
  const alertEmail = { ...alert, data: { ...alert.data, filters: { type: 'sale' as const }, listings: [home] } }
  for (const email of [matched, alertEmail]) {
    expect(rendered(email).text).toContain('Camden · Offers over £500,000 · 2 bedrooms')
    expect(renderedInChinese(email).text).toContain('报价不低于 £500,000')
  }
  expect(rendered(alertEmail).subject).toContain('Offers over £500,000')
})
