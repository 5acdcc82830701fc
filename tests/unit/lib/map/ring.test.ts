import { expect, it } from 'vitest'
import { pointInView } from '../../../../src/lib/map/point-in-view'
import { type Ring, ringBounds, simplifyRing } from '../../../../src/lib/map/ring'

const circle = (corners: number): Ring =>
  Array.from({ length: corners }, (_, n) => {
    const turn = (2 * Math.PI * n) / corners
    return [51.5 + 0.02 * Math.sin(turn), -0.1 + 0.03 * Math.cos(turn)]
  })

it('a long drawing keeps its shape in few corners', () => {
  const simple = simplifyRing(circle(800), 30)
  expect(simple).toHaveLength(30)
  const [south, west, north, east] = ringBounds(simple)
  expect([south, north]).toEqual([expect.closeTo(51.48, 3), expect.closeTo(51.52, 3)])
  expect([west, east]).toEqual([expect.closeTo(-0.13, 3), expect.closeTo(-0.07, 3)])
})

it('collinear corners are removed, and a line has no area', () => {
  const square: Ring = [
    [51.5, -0.1],
    [51.5, -0.05],
    [51.5, 0],
    [51.6, 0],
    [51.6, -0.1],
  ]
  expect(simplifyRing(square, 30)).toHaveLength(4)
  expect(simplifyRing(square.slice(0, 3), 30).length).toBeLessThan(3)
  expect(simplifyRing([], 30)).toEqual([])
})

it('a point of the view matches the Mercator projection', () => {
  expect(pointInView([51.4, -0.2, 51.6, 0], 0, 0)).toEqual([expect.closeTo(51.6, 9), -0.2])
  expect(pointInView([51.4, -0.2, 51.6, 0], 1, 1)).toEqual([expect.closeTo(51.4, 9), 0])
  // The middle of the whole world is the equator; of its northern half, far north of the mean latitude.
  expect(pointInView([-80, -180, 80, 180], 0.5, 0.5)).toEqual([expect.closeTo(0, 9), 0])
  expect(pointInView([0, 0, 80, 180], 0, 0.5)[0]).toBeGreaterThan(55)
})
