import { describe, expect, it } from 'vitest'
import { metresBetween, metresWithin } from '../../../../src/domain/london/distance'
import { nextStations, walkPlace, walkPlaces, walkTo, walkText } from '../../../../src/domain/london/walk'

describe('The destinations of a walk filter', () => {
  it('are every station, an interchange once, and every university, each with a unique name', () => {
    const count = (kind: string) => walkPlaces.filter((place) => place.kind === kind).length
    expect([count('station'), count('university')]).toEqual([160, 17])
    expect(new Set(walkPlaces.map(({ slug }) => slug)).size).toBe(walkPlaces.length)
    for (const { slug } of walkPlaces) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
  it('are found by slug', () => {
    expect(walkPlace('gloucester-road')).toMatchObject({ name: 'Gloucester Road', kind: 'station' })
    expect(walkPlace('kings-cross-st-pancras')?.points).toHaveLength(2)
  })
  it.each(['__proto__', 'constructor', '', 'xyz', 'a'.repeat(10_000)])('contain no %.20s', (slug) =>
    expect(walkPlace(slug)).toBeNull(),
  )
})

describe('A walk', () => {
  const { points, reach } = walkTo(walkPlace('gloucester-road')!, 15)
  const [[lat, lng]] = points as [[number, number]]
  it('reaches north and east as far as its minutes', () => {
    expect(metresBetween([lat, lng], [lat + reach[0], lng])).toBeCloseTo(metresWithin(15), 6)
    expect(metresBetween([lat, lng], [lat, lng + reach[1]])).toBeCloseTo(metresWithin(15), 6)
  })
  it('includes the river only if it is near', () => {
    expect(walkTo(walkPlace('camden-town')!, 20).banks).toEqual([])
    const { banks } = walkTo(walkPlace('island-gardens')!, 15)
    expect(banks.length).toBeGreaterThan(2)
    expect(banks.length).toBeLessThanOrEqual(64)
  })
  it.each([
    [0, 'About 1 min to Gloucester Road'],
    [0.4, 'About 6 min to Gloucester Road'],
    [0.401, 'About 7 min to Gloucester Road'],
    [1.000_000_001, 'About 15 min to Gloucester Road'],
  ])('describes a listing at %d of it as %s', (share, text) =>
    expect(walkText(walkPlace('gloucester-road')!, 15, share)).toBe(text),
  )
  it('uses a short name for a university', () =>
    expect(walkText(walkPlace('london-school-of-economics')!, 15, 0.5)).toBe('About 8 min to LSE'))
  it('has the nearest stations as alternatives, without itself', () => {
    const next = (slug: string) => nextStations(walkPlace(slug)!).map(({ name }) => name)
    expect(next('gloucester-road')).toEqual(['South Kensington', 'Earl’s Court'])
    expect(next('imperial-college-london')).toContain('South Kensington')
  })
})
