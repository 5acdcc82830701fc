import { describe, expect, it } from 'vitest'
import { areaNames } from '#agency/area-names.ts'
import { areaCentre } from '../../../../../src/domain/london/areas'
import { centroid, clipLine, clipRing } from '../../../../../src/domain/london/map/clip'
import { drawMap } from '../../../../../src/domain/london/map/draw-map'
import { type Frame, frameBox, projection, unproject, type XY } from '../../../../../src/domain/london/map/frame'
import { boxBeside, labelLayout, textWidth } from '../../../../../src/domain/london/map/labels'
import { polygonPath, smoothPath } from '../../../../../src/domain/london/map/path'

const areas = areaNames.map((name) => [name, areaCentre(name)!] as const)

const frame: Frame = { centre: [51.497, -0.187], metresPerPixel: 3.55, width: 1400, height: 520 }
const everything = {
  pin: { flag: 'Cornwall Gardens' },
  rings: [5, 10, 15],
  stations: true,
  universities: true,
  places: 3,
}

describe('a frame', () => {
  it('has its centre in its middle, north above and east to the right', () => {
    const at = projection(frame)
    expect(at(frame.centre)).toEqual([700, 260])
    const [x, y] = at([51.498, -0.186])
    expect(x).toBeCloseTo(700 + 69.22 / 3.55, 1)
    expect(y).toBeCloseTo(260 - 111.2 / 3.55, 1)
  })

  it('converts the drawing back to coordinates', () => {
    const [x, y] = projection(frame)(unproject(frame, [12, 500]))
    expect([Math.round(x), Math.round(y)]).toEqual([12, 500])
  })
})

describe('clipping', () => {
  const box = frameBox({ width: 100, height: 100 })
  const ring: XY[] = [
    [50, 50],
    [150, 50],
    [150, 150],
    [50, 150],
  ]

  it('keeps the part of a ring inside the box', () => {
    expect(centroid(clipRing(ring, box))).toEqual({ middle: [75, 75], area: 2500 })
    expect(clipRing(ring, frameBox({ width: 40, height: 40 }))).toEqual([])
  })

  it('keeps the parts of a line that touch the box', () => {
    const line: XY[] = [
      [-300, 50],
      [-200, 50],
      [50, 50],
      [300, 50],
      [400, 50],
    ]
    expect(clipLine(line, box)).toEqual([line.slice(1, 4)])
  })
})

describe('a path', () => {
  it('has whole pixels, each point relative to the last', () => {
    const square: XY[] = [
      [0.4, 0],
      [10, 0],
      [10, 10.2],
      [0, 10],
    ]
    expect(polygonPath(square)).toBe('M0 0l10 0 0 10-10 0z')
  })

  it('is a curve through every point', () => {
    const line: XY[] = [
      [0, 0],
      [30, 30],
      [60, 0],
    ]
    expect(smoothPath(line, false)).toBe('M0 0c5 5 20 30 30 30s25-25 30-30')
  })

  it('is empty without points', () => {
    expect(polygonPath([])).toBe('')
    expect(smoothPath([], true)).toBe('')
  })
})

describe('labels', () => {
  it('are placed right, else left, below or above, and omitted if all are taken', () => {
    const layout = labelLayout({ width: 400, height: 400 }, { width: 400, height: 400 })
    const sides = Array.from({ length: 5 }, () => layout.beside([200, 200], { width: 60, height: 20 }, 12)?.side)
    expect(sides).toEqual(['right', 'left', 'below', 'above', undefined])
  })

  it('are placed where a narrow crop shows them whole', () => {
    const layout = labelLayout({ width: 1400, height: 520 }, { width: 374, height: 328 })
    expect(layout.beside([860, 260], { width: 80, height: 20 }, 8)!.side).toBe('left')
    expect(layout.visibility(boxBeside([860, 260], { width: 80, height: 20 }, 'left', 8))).toEqual({
      width: 312,
      tall: false,
    })
  })

  it('are about as wide as their letters', () => {
    expect(textWidth('West Kensington', 13)).toBeGreaterThan(textWidth('Gloucester Rd', 13))
    expect(textWidth('', 13)).toBe(0)
  })
})

describe.each([...areas, ['Cornwall Gardens', frame.centre] as const])('the map around %s', (_, centre) => {
  const drawing = drawMap({ ...frame, centre }, everything)

  it('has every station within a walk, with its name and minutes', () => {
    const near = drawing.stations.filter((station) => station.near)
    expect(near.length).toBeGreaterThan(0)
    expect(near.filter(({ name, minutes }) => !name || !/^about \d+ min$/.test(minutes?.text ?? ''))).toEqual([])
  })

  it('draws nothing far outside itself', () => {
    const { parks, docks } = drawing.ground
    const places = [...(parks + docks).matchAll(/M(-?\d+) (-?\d+)|M(-?\d+)(-\d+)/g)].map(
      (match) => [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])] as XY,
    )
    expect(places.filter(([x, y]) => x < -9 || x > 1409 || y < -9 || y > 529)).toEqual([])
  })
})

it('the prime meridian is labelled where visible, and minutes of longitude elsewhere', () => {
  const names = (centre: [number, number]) =>
    drawMap({ ...frame, centre }, everything).ground.named.map(({ text }) => text)
  expect(names([51.48, -0.008])).toContain('Prime meridian, 0°')
  expect(names([51.48, -0.008])).toContain('0° 1′ E')
  expect(names(frame.centre)).toContain('0° 11′ W')
})

it('a map of all inner London can be drawn', () => {
  const all = drawMap({ centre: [51.512, -0.105], metresPerPixel: 14, width: 1400, height: 920 }, { places: 2 })
  expect(all.names.places.length).toBeGreaterThan(30)
  expect(all.stations).toEqual([])
})
