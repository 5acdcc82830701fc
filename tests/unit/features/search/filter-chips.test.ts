import { describe, expect, it } from 'vitest'
import { activeChips, otherWalks, relaxedSearches } from '../../../../src/features/search/filter-chips'
import { filterNames } from '../../../../src/features/search/search'
import type { Search } from '../../../../src/features/search/search-type'
import { parseSearch } from '../../../../src/features/search/search-address'

const read = (query: string, type: 'rent' | 'sale' = 'rent') => parseSearch(new URLSearchParams(query), type)

describe('The texts of a search', () => {
  const search: Search = { ...read('area=Camden&area=Fulham&max=2000&beds=3&q=garden'), page: 4 }
  it('show the active filters, each removable', () => {
    expect(activeChips(search).map(({ label }) => label)).toEqual([
      'Camden',
      'Fulham',
      'Up to £2,000',
      '3+ bedrooms',
      '“garden”',
    ])
    for (const { nextSearch } of activeChips(search))
      expect(filterNames(nextSearch).length + nextSearch.areas.length).toBeLessThan(
        filterNames(search).length + search.areas.length,
      )
    expect(activeChips(read('available=2026-12-01&furnished=no')).map(({ label }) => label)).toEqual([
      'Unfurnished',
      'Available by 1 December 2026',
    ])
    const facts = 'home=mews&outside=any&furnished=part&pets=yes&access=lift'
    expect(activeChips(read(facts)).map(({ label }) => label)).toEqual([
      'Mews house',
      'Outside space',
      'Lift',
      'Part furnished',
      'Pets considered',
    ])
    expect(activeChips(read('tenure=share-of-freehold', 'sale')).map(({ label }) => label)).toEqual([
      'Share of the freehold',
    ])
    expect(activeChips(read('box=51.45,-0.2,51.46,-0.15')).map(({ label }) => label)).toEqual(['Map area'])
    expect(activeChips(read('drawn=515200,-1800,-100,0,0,150')).map(({ label }) => label)).toEqual(['Area you drew'])
  })
  it.each([
    ['1', '1+ bedrooms'],
    ['0-0', 'Studio'],
    ['1-1', '1 bedroom'],
    ['2-2', '2 bedrooms'],
    ['2-3', '2 to 3 bedrooms'],
  ])('for beds=%s say %s', (beds, label) => expect(activeChips(read(`beds=${beds}`))[0]?.label).toBe(label))
  it('without results offer the filter that excludes most first', () => {
    expect(relaxedSearches(search, { max: 7, beds: 1, q: 0 }).map(({ label }) => label)).toEqual([
      'Without the price limit: 7 homes',
      'Without the number of bedrooms: 1 home',
    ])
  })
  it('without results within a walk offer other walks, from their first page', () => {
    const near: Search = { ...read('near=gloucester-road&walk=5&max=2000'), page: 3 }
    const walks = [
      { near: 'gloucester-road', name: 'Gloucester Road', walk: 10, total: 2 },
      { near: 'earls-court', name: 'Earl’s Court', walk: 5, total: 1 },
    ]
    expect(otherWalks(near, walks)).toEqual([
      { label: 'A walk of up to 10 minutes: 2 homes', nextSearch: { ...near, walk: 10, page: 1 } },
      {
        label: 'Near Earl’s Court instead: 1 home',
        nextSearch: { ...near, near: 'earls-court', page: 1 },
      },
    ])
    expect(otherWalks(near)).toEqual([])
  })
})
