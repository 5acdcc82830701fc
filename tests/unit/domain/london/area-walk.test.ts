import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areaNames } from '#agency/area-names.ts'
import { areaWalk, totalMinutes, type WalkStopName } from '../../../../src/domain/london/area-walk'
import { drawWalk, stopRadius } from '../../../../src/domain/london/map/walk-map'

const folder = new URL('../../../../src/agency/areas/', import.meta.url)
const walks = readdirSync(folder).map((file) => {
  const lines = readFileSync(new URL(file, folder), 'utf8').matchAll(/- \{ kind: (\w+), name: '(.+)' \}/g)
  return { file, walk: [...lines].map(([, kind, name]) => ({ kind, name }) as WalkStopName) }
})

it('Every area has a walk', () => expect(walks).toHaveLength(areaNames.length))

describe.each(walks)('The walk of $file', ({ walk }) => {
  const stops = areaWalk(walk)
  it('has five different places of our map, each within a walk of the one before', () => {
    expect(new Set(walk.map(({ kind, name }) => kind + name)).size).toBe(5)
    for (const { minutes } of stops.slice(1)) expect(minutes).toBeGreaterThan(2)
    for (const { minutes } of stops.slice(1)) expect(minutes).toBeLessThanOrEqual(30)
    expect(totalMinutes(stops)).toBeLessThan(75)
  })
  it('is drawn inside its map, with numbers that do not cover each other', () => {
    const { frame, stops: places, names } = drawWalk(stops)
    for (const [x, y] of places) {
      expect(x).toBeGreaterThanOrEqual(38)
      expect(x).toBeLessThanOrEqual(frame.width - 38)
      expect(y).toBeGreaterThanOrEqual(38)
      expect(y).toBeLessThanOrEqual(frame.height - 38)
    }
    expect(names.map(({ text }) => text)).toEqual(walk.map(({ name }) => name.replace(/,.*/, '')))
    places.forEach(([x, y], n) =>
      places.slice(n + 1).forEach(([x2, y2]) => expect(Math.hypot(x2 - x, y2 - y)).toBeGreaterThan(2 * stopRadius)),
    )
  })
})

it('A place that our map does not have is named', () =>
  expect(() => areaWalk([{ kind: 'park', name: 'Nowhere Park' }])).toThrow('has no park Nowhere Park'))

it('A walk that crosses the river is refused', () =>
  expect(() =>
    areaWalk([
      { kind: 'station', name: 'Putney Bridge' },
      { kind: 'station', name: 'Clapham Junction' },
    ]),
  ).toThrow('crosses the river'))
