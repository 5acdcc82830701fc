import { describe, expect, it } from 'vitest'
import {
  limits,
  parseSaved,
  type SavedListing,
  withListing,
  withNote,
  withoutListing,
  withRemoved,
} from '../../../../src/features/saved/saved'
import { inStorage } from '../../../hostile'

const listing = (slug: string, changes: Partial<SavedListing> = {}): SavedListing => ({
  slug,
  title: `Home ${slug}`,
  type: 'rent',
  price: 2000,
  at: 1,
  note: '',
  ...changes,
})
const many = (count: number) => Array.from({ length: count }, (_, n) => listing(`home-${n}`))
const slugs = (listings: SavedListing[]) => listings.map(({ slug }) => slug)

describe('Stored saved listings', () => {
  it('are restored unchanged', () => expect(parseSaved(JSON.stringify(many(3)))).toEqual(many(3)))
  it.each([[null], [''], ['{'], ['null'], ['7'], ['"a"'], ['{"0":1}'], ['[null,7,"a",[]]']])(
    'are empty if %s is stored',
    (text) => expect(parseSaved(text)).toEqual([]),
  )
  it.each<[string, Record<string, unknown>]>([
    ['no slug', { slug: undefined }],
    ['a hostile slug', { slug: '../admin' }],
    ['no title', { title: ' ' }],
    ['no known type', { type: 'lease' }],
    ['a price of nothing', { price: 0 }],
    ['a price in words', { price: '2000' }],
    ['an endless price', { price: 1e999 }],
  ])('drop a listing with %s, and keep the others', (_, changes) =>
    expect(slugs(parseSaved(JSON.stringify([{ ...listing('a'), ...changes }, listing('b')])))).toEqual(['b']),
  )
  it('correct a long or missing note, and an invalid day', () => {
    expect(
      parseSaved(
        JSON.stringify([
          { ...listing('a'), note: 'x'.repeat(900), at: 1e300 },
          { ...listing('b'), note: 7 },
          { ...listing('c'), note: undefined, at: undefined },
        ]),
      ),
    ).toEqual([listing('a', { note: 'x'.repeat(500), at: 0 }), listing('b'), listing('c', { at: 0 })])
  })
  it('contain each listing once, and a hundred at most', () => {
    expect(slugs(parseSaved(JSON.stringify([listing('a'), listing('b'), listing('a')])))).toEqual(['a', 'b'])
    expect(parseSaved(JSON.stringify(many(150)))).toHaveLength(limits.saved)
  })
})

describe('The saved listings', () => {
  it('start with the one saved last', () =>
    expect(slugs(withListing(many(2), listing('new'))!)).toEqual(['new', 'home-0', 'home-1']))
  it('keep a listing that is saved again, and its note', () => {
    const listings = [listing('a', { note: 'Loud street', price: 1900 })]
    expect(withListing(listings, listing('a'))).toEqual(listings)
  })
  it('are a hundred at most', () => {
    expect(withListing(many(99), listing('new'))).toHaveLength(100)
    expect(withListing(many(100), listing('new'))).toBeNull()
    expect(withListing(many(100), listing('home-5'))).toHaveLength(100)
  })
  it('lose a removed listing, and restore it in its position with its note', () => {
    const before = withNote(many(4), 'home-2', 'Ask about the lift')
    const { listings, removed } = withoutListing(before, 'home-2')
    expect(slugs(listings)).toEqual(['home-0', 'home-1', 'home-3'])
    expect(withRemoved(listings, removed!)).toEqual(before)
    expect(withRemoved([], removed!)).toEqual([before[2]])
    expect(withRemoved(before, removed!)).toEqual(before)
  })
  it('are unchanged by removing a missing listing', () =>
    expect(withoutListing(many(2), 'other')).toEqual({ listings: many(2), removed: null }))
  it('have notes of 500 characters', () =>
    expect(withNote(many(1), 'home-0', 'é'.repeat(501))[0]!.note).toHaveLength(500))
})

it.each(inStorage)('no listing is saved if %s is stored', (text) => expect(parseSaved(text)).toEqual([]))
