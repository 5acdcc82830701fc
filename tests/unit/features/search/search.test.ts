import { describe, expect, it } from 'vitest'
import { isDefaultSearch, withArea, without } from '../../../../src/features/search/search'
import type { Search } from '../../../../src/features/search/search-type'
import { parseSearch, searchQuery } from '../../../../src/features/search/search-address'

const read = (query: string, type: 'rent' | 'sale' = 'rent') => parseSearch(new URLSearchParams(query), type)

describe('A search', () => {
  const search: Search = { ...read('area=Camden&area=Fulham&max=2000&beds=3&q=garden'), page: 4 }
  it('is the default without filters, order and map', () => {
    expect(isDefaultSearch(read('page=7'))).toBe(true)
    for (const query of ['beds=1', 'sort=size', 'view=map', 'q=x']) expect(isDefaultSearch(read(query))).toBe(false)
  })
  it('returns to its first page when a filter is removed', () => {
    expect(searchQuery(without(search, 'max'))).toBe('area=Camden&area=Fulham&beds=3&q=garden')
    expect(without(search, 'areas').areas).toEqual([])
    expect(withArea(search, 'CAMDEN')).toMatchObject({ areas: ['Fulham'], page: 1 })
    expect(withArea(search, 'Acton').areas).toEqual(['Acton', 'Camden', 'Fulham'])
  })
})
