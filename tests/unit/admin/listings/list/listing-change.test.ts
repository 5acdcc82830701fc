import { describe, expect, it } from 'vitest'
import {
  archiveChanges,
  inverse,
  negotiatorChanges,
  parseOutcomes,
  refusalOf,
  restoreChanges,
  sharedStatuses,
  sharedStatusText,
  statusChanges,
  withoutOwnConflicts,
} from '../../../../../src/admin/listings/list/listing-change'
import { parseAdminListing } from '../../../../../src/admin/listings/listing-row'

const listing = (id: string, changes: Record<string, unknown> = {}) =>
  parseAdminListing({ id, listing_type: 'sale', status: 'live', price: 1, ...changes })
const rental = (id: string) => listing(id, { listing_type: 'rent' })

describe('A status for several listings', () => {
  it('is sold for a sale and let for a rental, and skips those that have it', () => {
    expect(statusChanges([listing('a'), rental('b'), listing('c', { status: 'sold' })], 'sold')).toEqual([
      { id: 'a', before: { status: 'live' }, after: { status: 'sold' } },
      { id: 'b', before: { status: 'live' }, after: { status: 'let' } },
    ])
    expect(sharedStatusText('sold', ['rent', 'sale', 'rent'])).toBe('Sold or Let')
    expect(sharedStatusText('live', ['rent', 'sale'])).toBe('Live')
    expect(sharedStatuses([rental('a')])).toContain('let_agreed')
  })
  it('that publishes removes an archived one from the archive, and an undo restores it', () => {
    const changes = statusChanges([listing('a', { status: 'draft', archived: true })], 'live')
    expect(inverse(changes)).toEqual([
      { id: 'a', before: { status: 'live' }, after: { status: 'draft', archived: true } },
    ])
  })
  it('that publishes ends the schedule of a draft, and an undo restores it', () => {
    const changes = statusChanges([listing('a', { status: 'draft', publish_at: '2026-12-03 09:00:00+00' })], 'live')
    expect(inverse(changes)).toEqual([
      { id: 'a', before: { status: 'live' }, after: { status: 'draft', publish_at: '2026-12-03 09:00:00+00' } },
    ])
  })
})

describe('The archive', () => {
  it('takes a listing off the site and clears its schedule; an undo restores both', () => {
    const changes = archiveChanges([
      listing('a'),
      listing('b', { archived: true }),
      listing('c', { status: 'draft', publish_at: '2026-12-01 09:00:00+00' }),
    ])
    expect(changes).toHaveLength(2)
    expect(inverse(changes)[1]!.after).toMatchObject({ publish_at: '2026-12-01 09:00:00+00', archived: false })
    expect(restoreChanges([listing('a'), listing('b', { archived: true })]).map(({ id }) => id)).toEqual(['b'])
  })
})

it('An assignment changes listings of other negotiators', () =>
  expect(negotiatorChanges([listing('a', { negotiator_id: 'h' }), listing('b')], 'h')).toEqual([
    { id: 'b', before: { negotiator_id: null }, after: { negotiator_id: 'h' } },
  ]))

it('A write of ours whose response was lost is no conflict', () => {
  const change = { id: 'a', before: { price: 1 }, after: { price: 2 } }
  const conflict = (price: number) =>
    parseOutcomes([{ id: 'a', outcome: 'conflict', failure: null, stored: { price } }])
  expect(withoutOwnConflicts(conflict(2), [change])).toMatchObject([{ outcome: 'changed' }])
  expect(withoutOwnConflicts(conflict(3), [change])).toMatchObject([{ outcome: 'conflict' }])
  // The database does not return the schedule.
  const archive = { id: 'a', before: {}, after: { price: 2, publish_at: null } }
  expect(withoutOwnConflicts(conflict(2), [archive])).toMatchObject([{ outcome: 'changed' }])
})

describe('A skipped listing', () => {
  const failure = (changes: object) => ({ code: '', message: '', details: '', hint: '', ...changes })
  const outcome = (changes: Record<string, unknown>) =>
    parseOutcomes([{ id: 'a', outcome: 'refused', failure: null, stored: null, ...changes }])[0]!
  it('shows the reason, with a link to correct it', () => {
    const reason = '[{"column":"tenure","problem":"missing"},{"column":"heating","problem":"missing"}]'
    const refusal = refusalOf(outcome({ failure: failure({ code: 'PT422', details: reason }) }), 'sale')
    expect(refusal?.problems[0]?.column).toBe('tenure')
    expect(refusal?.text).toContain('(and 1 more)')
    const stored = { status: 'sold', price: 650_000, archived: false }
    expect(refusalOf(outcome({ outcome: 'conflict', stored }), 'sale')?.text).toContain('It is now Sold, £650,000')
    expect(refusalOf(outcome({ outcome: 'gone' }), 'sale')?.text).toBe('It no longer exists.')
    expect(refusalOf(outcome({ outcome: 'changed' }), 'sale')).toBeNull()
    const archived = failure({ code: 'PT409', message: 'Only drafts can be archived.', hint: 'only-drafts-archived' })
    expect(refusalOf(outcome({ failure: archived }), 'sale')?.text).toBe('Only drafts can be archived.')
    const row = 'new row for relation "properties" violates check constraint "properties_deposit_cap"'
    const deposit = failure({ code: '23514', message: row, details: 'Failing row contains (…).' })
    expect(refusalOf(outcome({ failure: deposit }), 'sale')?.text).toMatch(/^A deposit would be above/)
  })
})
