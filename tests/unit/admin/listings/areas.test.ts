import { describe, expect, it } from 'vitest'
import { distinctAreas, findKnownArea, nearestArea } from '../../../../src/admin/listings/areas'

describe('A typed area', () => {
  const known = distinctAreas(['Kensington', 'Camden', 'camden ', 'St John’s Wood', 'Notting Hill', 'Bow', ''])
  it('is offered once, whatever its capitals', () =>
    expect(known).toEqual(['Bow', 'Camden', 'Kensington', 'Notting Hill', 'St John’s Wood']))
  it.each([
    ['CAMDEN', 'Camden'],
    ['St. Johns wood', 'St John’s Wood'],
    ['notting-hill', 'Notting Hill'],
  ])('%s is known', (typed, area) => expect(findKnownArea(typed, known)).toBe(area))
  it.each([
    ['Camdn', 'Camden'],
    ['Kennsington', 'Kensington'],
    ['Kesnington', 'Kensington'],
    ['Notting Hil', 'Notting Hill'],
  ])('%s is a typo of %s', (typed, area) => {
    expect(findKnownArea(typed, known)).toBeUndefined()
    expect(nearestArea(typed, known)).toBe(area)
  })
  it.each(['Hackney', 'Kew', 'Ealing', '伦敦'])('%s is new', (typed) =>
    expect(nearestArea(typed, known)).toBeUndefined(),
  )
})
