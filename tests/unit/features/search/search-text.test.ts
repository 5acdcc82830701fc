import { describe, expect, it } from 'vitest'
import { filterNames, type Search, parseSearch } from '../../../../src/features/search/search'
import {
  bedSteps,
  bedWords,
  chips,
  daySteps,
  isWholePrice,
  priceWords,
  shortPrice,
  relaxedSearches,
} from '../../../../src/features/search/search-text'

const read = (query: string, type: 'rent' | 'sale' = 'rent') => parseSearch(new URLSearchParams(query), type)

describe('The words of a search', () => {
  const search: Search = { ...read('area=Camden&area=Fulham&max=2000&beds=3&q=garden'), page: 4 }
  it('says what is set, with a way to take each back', () => {
    expect(chips(search).map(({ label }) => label)).toEqual([
      'Camden',
      'Fulham',
      'Up to £2,000',
      '3+ bedrooms',
      '“garden”',
    ])
    for (const { then } of chips(search))
      expect(filterNames(then).length + then.areas.length).toBeLessThan(
        filterNames(search).length + search.areas.length,
      )
    expect(chips(read('available=2026-12-01&furnished=no')).map(({ label }) => label)).toEqual([
      'Unfurnished',
      'Available by 1 December 2026',
    ])
    const facts = 'home=mews&outside=any&furnished=part&pets=yes&access=lift'
    expect(chips(read(facts)).map(({ label }) => label)).toEqual([
      'Mews house',
      'Outside space',
      'Part furnished',
      'Pets considered',
      'Lift',
    ])
    expect(chips(read('tenure=share-of-freehold', 'sale')).map(({ label }) => label)).toEqual(['Share of the freehold'])
    expect(chips(read('box=51.45,-0.2,51.46,-0.15')).map(({ label }) => label)).toEqual(['Map area'])
  })
  it.each([
    ['1', '1+ bedrooms'],
    ['0-0', 'Studio'],
    ['1-1', '1 bedroom'],
    ['2-2', '2 bedrooms'],
    ['2-3', '2 to 3 bedrooms'],
  ])('for beds=%s says %s', (beds, label) => expect(chips(read(`beds=${beds}`))[0]?.label).toBe(label))
  it('that finds nothing offers the filter that holds back most first', () => {
    expect(relaxedSearches(search, { max: 7, beds: 1, q: 0 }).map(({ label }) => label)).toEqual([
      'Without the price limit: 7 homes',
      'Without the number of bedrooms: 1 home',
    ])
  })
})

describe('Bedrooms', () => {
  it('are offered as so many or more, and as exactly so many', () => {
    const words = bedSteps().map(bedWords)
    expect(words.slice(0, 3)).toEqual(['1 bed or more', '2 beds or more', '3 beds or more'])
    expect(words.slice(5, 8)).toEqual(['Studio', 'Exactly 1 bed', 'Exactly 2 beds'])
  })
  it('keep a number that an address brought along', () => {
    expect(bedSteps([2, 3]).map(bedWords)).toContain('2 to 3 beds')
    expect(bedSteps(9).map(bedWords)).toContain('9 beds or more')
    expect(bedSteps([2, 2])).toHaveLength(bedSteps().length)
  })
})

describe('Days to move in by', () => {
  it('are today, then the first of each month for four months, over the end of a year', () => {
    expect(daySteps('2026-11-22')).toEqual(['2026-11-22', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'])
    expect(daySteps('2027-01-31').slice(0, 2)).toEqual(['2027-01-31', '2027-02-01'])
  })
  it('keep one that an address brought along, in its place', () => {
    expect(daySteps('2026-11-22', '2026-12-09').slice(0, 3)).toEqual(['2026-11-22', '2026-12-01', '2026-12-09'])
    expect(daySteps('2026-11-22', '2026-12-01')).toEqual(daySteps('2026-11-22'))
  })
})

describe('Prices', () => {
  it.each([
    ['', true],
    ['2', false],
    ['25', false],
    ['2,5', false],
    ['£2,500', true],
    ['2.5k', true],
  ])('to rent, typed so far as %s, count: %s', (text, counts) => expect(isWholePrice(text, 'rent')).toBe(counts))
  it('for sale count from ten thousand pounds', () =>
    expect(['125', '1250', '1.25m', '125,000'].map((text) => isWholePrice(text, 'sale'))).toEqual([
      false,
      false,
      true,
      true,
    ]))
  it.each([
    ['', 'Any price'],
    ['max=2000', 'Up to £2,000'],
    ['min=650k', 'From £650k'],
    ['min=1m&max=1.5m', '£1m to £1.5m'],
  ])('for %s are %s in a line', (query, words) => expect(priceWords(read(query))).toBe(words))
  it.each([
    [850, '£850'],
    [4750, '£4,750'],
    [99_999, '£99,999'],
    [640_000, '£640k'],
    [999_499, '£999k'],
    [999_999, '£1m'],
    [1_095_000, '£1.1m'],
    [1_250_000, '£1.25m'],
    [12_000_000, '£12m'],
  ])('%d is %s where there is little room', (pounds, words) => expect(shortPrice(pounds)).toBe(words))
})
