import { describe, expect, it } from 'vitest'
import { areaNames } from '#agency/area-names.ts'
import { areaCentre } from '../../../../src/domain/london/areas'
import { isDrawn, london, type Point, pointOf } from '../../../../src/domain/london/london'
import {
  isAcrossRiver,
  nearestStations,
  nearestUniversities,
  parksWithin,
  stationsFrom,
} from '../../../../src/domain/london/nearby'
import { isInside, nearestOfRing } from '../../../../src/domain/london/polygon'

const areas = areaNames.map((name) => [name, areaCentre(name)!] as const)

const cornwallGardens: Point = [51.497, -0.187]

describe('stations near a point', () => {
  it('are nearest first, with their lines and approximate walking minutes', () => {
    expect(nearestStations(cornwallGardens).map(({ name, minutes }) => `${name}, ${minutes}`)).toEqual([
      'Gloucester Road, 7',
      'High Street Kensington, 10',
      'Earl’s Court, 12',
    ])
    expect(nearestStations(cornwallGardens)[0]).toMatchObject({
      lines: ['Circle', 'District', 'Piccadilly'],
      zone: '1',
    })
  })

  it('contain an interchange once, by its nearest part and with all lines', () => {
    const stations = stationsFrom([51.503, -0.02]).filter(({ name }) => name.startsWith('Canary Wharf'))
    expect(stations).toHaveLength(1)
    expect(stations[0]!.lines.toSorted()).toEqual(['DLR', 'Elizabeth', 'Jubilee'])
  })

  it('exclude the other bank', () => {
    const byTheRiver: Point = [51.486, 0.001]
    expect(stationsFrom(byTheRiver).find(({ name }) => name === 'Island Gardens')!.minutes).toBeLessThan(15)
    expect(nearestStations(byTheRiver).map(({ name }) => name)).toEqual(['Maze Hill', 'Cutty Sark'])
    expect(isAcrossRiver(byTheRiver, [51.5, -0.02])).toBe(true)
  })

  it('are the nearest one if none is within a walk', () => {
    expect(nearestStations([51.4776, -0.1656])).toHaveLength(1)
  })
})

it('names the three nearest universities', () => {
  expect(nearestUniversities(cornwallGardens).map(({ short }) => short)).toEqual(['RCA', 'Imperial', 'LBS'])
})

it('names the parks within a walk, by their nearest edge', () => {
  expect(parksWithin(cornwallGardens).map(({ name }) => name)).toContain('Kensington Gardens')
  expect(parksWithin([51.51, -0.165])[0]).toMatchObject({ name: 'Hyde Park', metres: 0 })
})

describe('the map', () => {
  it.each(areas)('has %s on land and within its edges', (_, centre) => {
    expect(isDrawn(centre)).toBe(true)
    expect(isInside(centre, london.river)).toBe(false)
  })

  it.each(['constructor', '__proto__', 'toString', 'Atlantis'])('does not name an area called %s', (area) => {
    expect(areaCentre(area)).toBeNull()
  })

  it('ends beyond inner London', () => {
    expect([[51.38, -0.1] as Point, [51.5, -0.45] as Point, [53.48, -2.24] as Point].some(isDrawn)).toBe(false)
  })

  it('has a colour for every line of every station', () => {
    const lines = london.stations.flatMap(({ lines }) => lines)
    expect(lines.filter((line) => !/^#[\dA-F]{6}$/.test(london.lines[line]?.hex ?? ''))).toEqual([])
  })

  it('has no station in the river', () => {
    expect(london.stations.filter((station) => isInside(pointOf(station), london.river))).toEqual([])
  })
})

it('measures to the side of a ring, and zero from within', () => {
  const square: Point[] = [
    [51.5, -0.1],
    [51.51, -0.1],
    [51.51, -0.09],
    [51.5, -0.09],
  ]
  expect(nearestOfRing([51.505, -0.095], square).metres).toBe(0)
  expect(nearestOfRing([51.505, -0.08], square).metres).toBeCloseTo(692.2, 0)
})
