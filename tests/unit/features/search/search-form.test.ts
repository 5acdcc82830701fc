import { expect, it } from 'vitest'
import { defaultSearch } from '../../../../src/features/search/search'
import { searchOfFields } from '../../../../src/features/search/search-form'

const search = defaultSearch('rent')

it('Another filter keeps what no field shows: the postcode, the bounds and the view', () => {
  const before = { ...search, postcode: 'E14', box: [51, -1, 52, 1] as const, view: 'map', page: 3 } as never
  expect(searchOfFields([['beds', '2']], before)).toMatchObject({
    ...{ postcode: 'E14', box: [51, -1, 52, 1], view: 'map', beds: 2, page: 1 },
  })
})

it.each(['500 pw', '1.500', '1500-2000', 'cheap'])(
  'A price “%s”, which is not understood, keeps its earlier limit',
  (text) => {
    const fields: [string, string][] = [
      ['min', '3000'],
      ['max', text],
      ['beds', '2'],
    ]
    expect(searchOfFields(fields, search)).toMatchObject({ min: 3000, max: undefined, beds: 2 })
    expect(searchOfFields(fields, { ...search, max: 4000 })).toMatchObject({ min: 3000, max: 4000, beds: 2 })
  },
)

it.each(['', ' ', '0'])('A price “%s” is no limit', (text) =>
  expect(searchOfFields([['max', text]], { ...search, max: 2000 }).max).toBeUndefined(),
)

it('A price with pence is a limit without them', () =>
  expect(searchOfFields([['max', '£1,500.50']], search).max).toBe(1500))
