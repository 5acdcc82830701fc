import { expect, it } from 'vitest'
import { metresFrom } from '../../../../../src/domain/london/distance'
import { london } from '../../../../../src/domain/london/london'
import { smoothPoints } from '../../../../../src/domain/london/map/smooth-points'

it('a smoothed line passes through all its points, in order', () => {
  const curve = smoothPoints(london.canal, false)
  expect(curve.filter((_, n) => n % 4 === 0)).toEqual(london.canal)
})
it('a smoothed ring stays within 120 metres of its straight sides', () => {
  const curve = smoothPoints(london.river, true)
  expect(curve).toHaveLength(london.river.length * 4)
  const away = curve.map((point, n) => {
    const side = Math.floor(n / 4)
    const [east, north] = metresFrom(london.river[side]!, london.river[(side + 1) % london.river.length]!)
    const [x, y] = metresFrom(london.river[side]!, point)
    const along = Math.min(1, Math.max(0, (x * east + y * north) / (east ** 2 + north ** 2)))
    return Math.hypot(x - along * east, y - along * north)
  })
  expect(Math.max(...away)).toBeLessThan(120)
})
it('two points are a line already', () => {
  expect(
    smoothPoints(
      [
        [51, 0],
        [52, 0],
      ],
      false,
    ),
  ).toEqual([
    [51, 0],
    [52, 0],
  ])
})
