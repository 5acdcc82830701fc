import { describe, expect, it } from 'vitest'
import { metresBetween, metresWithin } from '../../../../src/domain/london/distance'
import { walkPlace, walkPlaces, walkTo } from '../../../../src/domain/london/walk'

describe('The places that a list can be narrowed to', () => {
  it('are every station, an interchange once, and every university, each by a name of its own', () => {
    const count = (kind: string) => walkPlaces.filter((place) => place.kind === kind).length
    expect([count('station'), count('university')]).toEqual([160, 17])
    expect(new Set(walkPlaces.map(({ slug }) => slug)).size).toBe(walkPlaces.length)
    for (const { slug } of walkPlaces) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
  it('are found as an address names them', () => {
    expect(walkPlace('gloucester-road')).toMatchObject({ name: 'Gloucester Road', kind: 'station' })
    expect(walkPlace('kings-cross-st-pancras')?.points).toHaveLength(2)
  })
  it.each(['__proto__', 'constructor', '', 'xyz', 'a'.repeat(10_000)])('hold no %.20s', (slug) =>
    expect(walkPlace(slug)).toBeNull(),
  )
})

describe('A walk', () => {
  const { points, reach } = walkTo(walkPlace('gloucester-road')!, 15)
  const [[lat, lng]] = points as [[number, number]]
  it('reaches as far north and as far east as its minutes lead', () => {
    expect(metresBetween([lat, lng], [lat + reach[0], lng])).toBeCloseTo(metresWithin(15), 6)
    expect(metresBetween([lat, lng], [lat, lng + reach[1]])).toBeCloseTo(metresWithin(15), 6)
  })
  it('names the river only where it comes near', () => {
    expect(walkTo(walkPlace('camden-town')!, 20).banks).toEqual([])
    const { banks } = walkTo(walkPlace('island-gardens')!, 15)
    expect(banks.length).toBeGreaterThan(2)
    expect(banks.length).toBeLessThanOrEqual(200)
  })
})
