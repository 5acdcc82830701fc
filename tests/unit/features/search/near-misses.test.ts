import { describe, expect, it } from 'vitest'
import type { ListingSummary } from '../../../../src/domain/listing/listing'
import { missReason, nearestMisses } from '../../../../src/features/search/near-misses'
import { filterNames } from '../../../../src/features/search/search'
import { parseSearch } from '../../../../src/features/search/search-address'

const read = (query: string) => parseSearch(new URLSearchParams(query), 'rent')
const home = (changes: Partial<ListingSummary> = {}) =>
  ({ id: 'a', area: 'Camden', price: 2050, beds: 2, baths: 1, ...changes }) as ListingSummary

describe('A near miss', () => {
  it('says by how much it misses', () => {
    const search = read('area=Fulham&min=2100&max=2000&beds=3&baths=2')
    expect(missReason(read('max=2000'), ['max'], home())).toBe('£50 above your price')
    expect(missReason(read('min=2100'), ['min'], home())).toBe('£50 below your lowest price')
    expect(missReason(search, ['beds'], home())).toBe('One bedroom fewer')
    expect(missReason(read('beds=1-1'), ['beds'], home({ beds: 3 }))).toBe('Two bedrooms more')
    expect(missReason(search, ['areas', 'baths'], home())).toBe('In Camden, one bathroom fewer')
    expect(missReason(read('outside=balcony'), ['outside'], home())).toBe('No balcony listed')
    expect(missReason(read('outside=any'), ['outside'], home())).toBe('No outside space listed')
  })
  it('has words for every filter', () => {
    const search = read(
      'area=Fulham&min=1&max=2&beds=1&baths=1&home=flat&outside=any&furnished=yes&pets=yes&access=lift' +
        '&available=2026-12-01&q=canal&near=angel&box=51,-1,52,0',
    )
    for (const name of filterNames(search)) expect(missReason(search, [name], home())).toMatch(/^-?[A-Z£“][^{}]+$/)
  })
  it('by one filter comes before one by two, then the nearest; each home once', () => {
    const search = read('max=2000&beds=3')
    const found = [
      { listing: home({ id: 'far', price: 9000, beds: 3 }), missed: ['max' as const] },
      { listing: home({ id: 'near', price: 2010, beds: 3 }), missed: ['max' as const] },
      { listing: home({ id: 'both' }), missed: ['max' as const, 'beds' as const] },
      { listing: home({ id: 'near', price: 2010, beds: 3 }), missed: ['max' as const, 'beds' as const] },
    ]
    expect(nearestMisses(search, found).map(({ listing, reason }) => [listing.id, reason])).toEqual([
      ['near', '£10 above your price'],
      ['far', '£7,000 above your price'],
      ['both', '£50 above your price, one bedroom fewer'],
    ])
  })
})
