import { describe, expect, it } from 'vitest'
import type { Search } from '../../../../src/features/search/search-type'
import { parseSearch } from '../../../../src/features/search/search-address'
import { searchRequest } from '../../../../src/features/search/search-request'

const read = (query: string, type: 'rent' | 'sale' = 'rent') => parseSearch(new URLSearchParams(query), type)

describe('The database request', () => {
  const search: Search = { ...read('area=Camden&area=Fulham&max=2000&beds=3&q=garden'), page: 4 }
  it('uses the database’s names, and only set filters', () => {
    expect(JSON.parse(JSON.stringify(searchRequest(search)))).toEqual({
      filters: { type: 'rent', areas: ['Camden', 'Fulham'], max: 2000, beds: 3, q: 'garden' },
      sort: 'newest',
      page: 4,
    })
    expect(searchRequest(read('sort=price-down')).sort).toBe('-price')
    expect(JSON.parse(JSON.stringify(searchRequest(read('furnished=no')).filters))).toEqual({
      type: 'rent',
      furnished: false,
    })
    expect(
      JSON.parse(
        JSON.stringify(searchRequest(read('home=mews&outside=terrace&tenure=leasehold&access=step-free', 'sale'))),
      ),
    ).toMatchObject({
      filters: {
        home: ['mews_house'],
        outside: ['terrace', 'roof_terrace'],
        tenure: ['leasehold', 'share_of_freehold'],
        access: 'step_free',
      },
    })
    expect(JSON.parse(JSON.stringify(searchRequest(read('beds=2-2')).filters))).toEqual({ type: 'rent', beds: [2, 2] })
  })
})
