import { describe, expect, it } from 'vitest'
import { areaCounts, inEveryArea } from '../../../../src/features/search/area-counts'
import { defaultSearch } from '../../../../src/features/search/search'

describe('The counts of the areas', () => {
  const published = [
    { name: 'Camden', count: 2 },
    { name: 'Fulham', count: 3 },
  ]
  it('come from the database: an area without listings stays with 0, a new one is added', () => {
    expect(
      areaCounts(published, [
        { name: 'Acton', count: 1 },
        { name: 'fulham', count: 1 },
      ]),
    ).toEqual([
      { name: 'Acton', count: 1 },
      { name: 'Camden', count: 0 },
      { name: 'Fulham', count: 1 },
    ])
  })
  it('are not the build’s if the database has none: they would not match its total', () => {
    const unknown = areaCounts(published, null)
    expect(unknown).toEqual([
      { name: 'Camden', count: null },
      { name: 'Fulham', count: null },
    ])
    expect(inEveryArea(defaultSearch('sale'), unknown, 679)).toBe(679)
    expect(inEveryArea({ ...defaultSearch('sale'), areas: ['Camden'] }, unknown, 40)).toBeNull()
    expect(inEveryArea({ ...defaultSearch('sale'), areas: ['Camden'] }, published, 2)).toBe(5)
  })
})
