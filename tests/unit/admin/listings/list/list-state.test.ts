import { describe, expect, it } from 'vitest'
import {
  countFilters,
  defaultListState,
  readState,
  searchFilter,
  searchWords,
  stateSearch,
} from '../../../../../src/admin/listings/list/list-state'
import { corpus, inAddress } from '../../../../hostile'

describe('The list’s address', () => {
  it('contains only non-default values', () => {
    expect(stateSearch(defaultListState)).toBe('')
    expect(
      stateSearch({ ...defaultListState, type: 'rent', q: ' mews & co ', view: 'let_agreed', sort: 'price', page: 3 }),
    ).toBe('?type=rent&q=mews+%26+co&view=let_agreed&sort=price&page=3')
  })
  it('is parsed, ignoring anything else', () => {
    const nobody = 'negotiator=nobody&changed=7'
    for (const search of [
      '?type=rent&q=mews+%26+co&view=let_agreed&sort=price&page=3',
      `?view=archived&area=Camden&min=500000&max=1000000&${nobody}`,
      '?view=quiet&negotiator=0f8fad5b-d9cb-469f-a165-70867728950e',
    ])
      expect(stateSearch(readState(search))).toBe(search)
    expect(
      readState('?type=castle&view=burnt&sort=constructor&page=-2&min=-1&max=1e999&changed=8&negotiator=me'),
    ).toEqual(defaultListState)
  })
  it('has an area without the characters that the database rejects', () =>
    expect(readState('?area=%00Camden%E2%80%8B').area).toBe('Camden'))
  it('searches for each of the first twelve words, with pattern characters as literals', () => {
    expect(searchWords('100% a_b  back\\slash').patterns).toEqual(['%100\\%%', '%a\\_b%', '%back\\\\slash%'])
    expect(searchWords('a,b).or(*"').patterns).toEqual(['%a_b__or___%'])
    const word = (pattern: string) =>
      ['title', 'area', 'slug', 'reference', 'outcode', 'address_line', 'postcode']
        .map((column) => `${column}.ilike.%${pattern}%`)
        .join()
    expect(searchFilter('camden lock')).toBe(`and(or(${word('camden')}),or(${word('lock')}))`)
    expect(searchFilter('£1.25m')).toBe(`and(or(${word('£1_25m')},price.eq.1250000))`)
    expect(searchFilter('221')).toBe(`and(or(${word('221')}))`)
    expect(searchFilter('  ')).toBeNull()
    expect(searchWords('a '.repeat(50)).patterns).toHaveLength(12)
  })
})

it('Each search word is a pattern for texts, and a price from a thousand pounds on', () =>
  expect(searchWords('mews £1.25m 221')).toEqual({
    patterns: ['%mews%', '%£1_25m%', '%221%'],
    prices: [null, 1_250_000, null],
  }))

it('The filters in the phone’s sheet are counted without the search; a price range is one', () => {
  expect(countFilters({ ...defaultListState, q: 'mews', type: 'rent', view: 'live' })).toBe(0)
  expect(countFilters({ ...defaultListState, min: 1000, max: 2000, area: 'Camden', changed: 7 })).toBe(3)
  expect(countFilters({ ...defaultListState, max: 2000 })).toBe(1)
})

describe('The list, for any input,', () => {
  it.each(inAddress)('accepts an address with %s in it', (value) =>
    expect(readState(`?page=${value}&sort=${value}&view=${value}&min=${value}&q=${value}`).page).toBeLessThan(100_000),
  )
  it.each(Object.entries(corpus))('builds a filter for a search for %s', (_what, text) => {
    for (const pattern of searchWords(text).patterns) expect(pattern).toMatch(/^%[^,.:()"*]+%$/)
  })
})
