import { describe, expect, it } from 'vitest'
import type { ListingSummary } from '../../../../src/domain/listing/listing'
import { missReason, nearestMisses } from '../../../../src/features/search/near-misses'
import { filterNames } from '../../../../src/features/search/search'
import { parseSearch } from '../../../../src/features/search/search-address'

const read = (query: string) => parseSearch(new URLSearchParams(query), 'rent')
const listing = (changes: Partial<ListingSummary> = {}) =>
  ({ id: 'a', area: 'Camden', price: 2050, beds: 2, baths: 1, ...changes }) as ListingSummary

describe('A near miss', () => {
  it('gives the difference', () => {
    const search = read('area=Fulham&min=2100&max=2000&beds=3&baths=2')
    expect(missReason(read('max=2000'), ['max'], listing())).toBe('£50 above your price')
    expect(missReason(read('min=2100'), ['min'], listing())).toBe('£50 below your lowest price')
    expect(missReason(search, ['beds'], listing())).toBe('One bedroom fewer')
    expect(missReason(read('beds=1-1'), ['beds'], listing({ beds: 3 }))).toBe('Two bedrooms more')
    expect(missReason(search, ['areas', 'baths'], listing())).toBe('In Camden, one bathroom fewer')
    expect(missReason(read('outside=balcony'), ['outside'], listing())).toBe('No balcony listed')
    expect(missReason(read('outside=any'), ['outside'], listing())).toBe('No outside space listed')
  })
  it('has a text for every filter', () => {
    const search = read(
      'area=Fulham&min=1&max=2&beds=1&baths=1&home=flat&outside=any&furnished=yes&pets=yes&access=lift' +
        '&available=2026-12-01&q=canal&near=angel&box=51,-1,52,0',
    )
    for (const name of filterNames(search)) expect(missReason(search, [name], listing())).toMatch(/^-?[A-Z£“][^{}]+$/)
  })
  it('by one filter precedes one by two, then the nearest; each listing once', () => {
    const search = read('max=2000&beds=3')
    const candidates = [
      { listing: listing({ id: 'far', price: 9000, beds: 3 }), missed: ['max' as const] },
      { listing: listing({ id: 'near', price: 2010, beds: 3 }), missed: ['max' as const] },
      { listing: listing({ id: 'both' }), missed: ['max' as const, 'beds' as const] },
      { listing: listing({ id: 'near', price: 2010, beds: 3 }), missed: ['max' as const, 'beds' as const] },
    ]
    expect(nearestMisses(search, candidates).map(({ listing, reason }) => [listing.id, reason])).toEqual([
      ['near', '£10 above your price'],
      ['far', '£7,000 above your price'],
      ['both', '£50 above your price, one bedroom fewer'],
    ])
  })
  it('by a little precedes one by much, of any filter; at most three are shown', () => {
    const search = read('min=1800&max=2000&beds=3&baths=2')
    const miss = (
      id: string,
      missed: 'min' | 'max' | 'beds' | 'baths' | 'furnished',
      changes: Partial<ListingSummary>,
    ) => ({
      listing: listing({ id, price: 1900, beds: 3, baths: 2, ...changes }),
      missed: [missed],
    })
    const order = (candidates: ReturnType<typeof miss>[]) =>
      nearestMisses(search, candidates).map(({ listing }) => listing.id)
    const far = miss('much dearer', 'max', { price: 3000 })
    const near = miss('a little dearer', 'max', { price: 2010 })
    const cheaper = miss('a little cheaper', 'min', { price: 1790 })
    const oneBed = miss('one bedroom fewer', 'beds', { beds: 2 })
    const twoBeds = miss('two bedrooms fewer', 'beds', { beds: 1 })
    const bath = miss('one bathroom fewer', 'baths', { baths: 1 })
    expect(order([far, oneBed, near])).toEqual(['a little dearer', 'one bedroom fewer', 'much dearer'])
    expect(order([twoBeds, bath, cheaper])).toEqual(['a little cheaper', 'one bathroom fewer', 'two bedrooms fewer'])
    expect(order([far, twoBeds, oneBed, near, bath])).toHaveLength(3)
  })
})
