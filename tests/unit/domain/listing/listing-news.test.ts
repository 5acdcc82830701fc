import { describe, expect, it } from 'vitest'
import { listingNews } from '../../../../src/domain/listing/listing-news'
import { currentText } from '../../../../src/domain/listing/expiring-text'
import type { Status } from '../../../../src/domain/listing/listing-status'

const facts = { status: 'live' as Status, createdAt: '2026-11-20T09:00:00Z', priceReducedOn: null as string | null }
/** The card's text at a moment, on a page built at another. */
const newsAt = (changes: Partial<typeof facts>, now: string, built = now) => {
  const news = listingNews({ ...facts, ...changes }, Date.parse(built))
  return news ? currentText(news, Date.parse(now)) : null
}

describe('A home that was listed on 20 November', () => {
  it.each([
    ['2026-11-20T09:00Z', 'New today'],
    ['2026-11-20T23:59Z', 'New today'],
    ['2026-11-21T00:00Z', 'New this week'],
    ['2026-11-26T23:59Z', 'New this week'],
    ['2026-11-27T00:00Z', null],
    ['2027-11-20T09:00Z', null],
  ])('is, at %s, %s', (now, text) => expect(newsAt({}, now)).toBe(text))

  it('is no longer called new by an outdated page', () => {
    expect(newsAt({}, '2026-11-23T10:00Z', '2026-11-20T10:00Z')).toBe('New this week')
    expect(newsAt({}, '2026-12-24T10:00Z', '2026-11-20T10:00Z')).toBe('')
  })
  it('is new on the London day, in summer an hour ahead of UTC', () => {
    const createdAt = '2026-07-01T23:30:00Z'
    expect(newsAt({ createdAt }, '2026-07-02T22:59Z')).toBe('New today')
    expect(newsAt({ createdAt }, '2026-07-02T23:00Z')).toBe('New this week')
  })
  it.each(['under_offer', 'let_agreed', 'sold', 'let'] as const)('has no news once it is %s', (status) =>
    expect(newsAt({ status, priceReducedOn: '2026-11-20' }, '2026-11-20T10:00Z')).toBeNull(),
  )
})

describe('A reduced listing', () => {
  const reduced = { priceReducedOn: '2026-11-21' }
  it('shows the reduction before being new, for sixty days', () => {
    expect(newsAt(reduced, '2026-11-21T10:00Z')).toBe('Reduced')
    expect(newsAt(reduced, '2027-01-19T23:00Z')).toBe('Reduced')
    expect(newsAt(reduced, '2027-01-20T00:00Z')).toBeNull()
    expect(newsAt(reduced, '2027-02-20T10:00Z', '2026-11-21T10:00Z')).toBe('')
  })
})

it.each(['', 'yesterday', 'infinity', '+200000-01-01T00:00:00Z', '-271821-04-20T00:00:00Z', '1970-01-01'])(
  'An invalid or old date is no news: %s',
  (createdAt) => expect(newsAt({ createdAt }, '2026-11-20T10:00Z')).toBeNull(),
)
