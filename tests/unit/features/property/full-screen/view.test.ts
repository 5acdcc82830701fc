import { expect, it } from 'vitest'
import { zoomedView, limitedView, fullView } from '../../../../../src/features/property/full-screen/view'

const stage = { width: 1000, height: 600 }

it('keeps the point under the fingers in place', () => {
  const view = zoomedView(zoomedView(fullView, 2, { x: 100, y: -50 }, 6), 1.5, { x: 100, y: -50 }, 6)
  // The slide's point at (100, -50) has not moved.
  expect({ x: view.x + 100 * view.scale, y: view.y - 50 * view.scale }).toEqual({ x: 100, y: -50 })
  expect(view.scale).toBe(3)
})

it('zooms no further than its limit, and resets below full size', () => {
  expect(zoomedView(fullView, 40, { x: 0, y: 0 }, 6).scale).toBe(6)
  expect(zoomedView({ scale: 1.5, x: 80, y: 9 }, 1 / 1.5, { x: 0, y: 0 }, 6)).toEqual(fullView)
  expect(zoomedView({ scale: 3, x: 80, y: 9 }, 0, { x: 0, y: 0 }, 6)).toEqual(fullView)
})

it('pans to its edge, and not at all if it fits the stage', () => {
  // At twice the size it is 1,200 wide on a stage of 1,000, and 500 high on one of 600.
  expect(limitedView({ scale: 2, x: 300, y: 300 }, { width: 600, height: 250 }, stage)).toEqual({
    scale: 2,
    x: 100,
    y: 0,
  })
})
