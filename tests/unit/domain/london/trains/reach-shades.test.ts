import { describe, expect, it } from 'vitest'
import { isInside } from '../../../../../src/domain/london/polygon'
import type { Point } from '../../../../../src/domain/london/london'
import { reachShades, shadeTimes } from '../../../../../src/domain/london/trains/reach-shades'
import { pointOfCell, reachMinutes } from '../../../../../src/domain/london/trains/train-reach'
import { publishedJourneys } from '../../../../../src/domain/london/trains/train-text'
import { walkPlace } from '../../../../../src/domain/london/walk'
import type { Ring } from '../../../../../src/lib/map/ring'

const to = (slug: string) => {
  const place = walkPlace(slug)!
  return { place, journeys: publishedJourneys(place) }
}
/** Whether a point is in a shade with holes: in an odd number of its rings. */
const isShaded = (point: Point, rings: Ring[]) => rings.filter((ring) => isInside(point, ring)).length % 2 === 1

describe.each([[['bank-monument']], [['imperial-college-london']], [['canary-wharf', 'kings-cross-st-pancras']]])(
  'The shades of a map for journeys to %j',
  (slugs) => {
    const destinations = slugs.map(to)
    const shades = reachShades(destinations)
    const minutes = reachMinutes(destinations, 60)

    it('are one for each time, the longest first, each with its own line', () =>
      expect(shades.map(({ line }) => line)).toEqual(shadeTimes.map(([, line]) => line).toReversed()))

    it.each(shadeTimes)('within %i minutes are where the search finds homes, but for the smoothed edge', (max) => {
      const shade = shades[shadeTimes.length - 1 - shadeTimes.findIndex(([time]) => time === max)]!
      const cells = [...minutes].filter((_, n) => n % 7 === 0)
      expect(cells.length).toBeGreaterThan(500)
      const wrong = cells.filter(([cell, all]) => isShaded(pointOfCell(cell), shade.rings) !== all <= max)
      expect(wrong.length / cells.length).toBeLessThan(0.03)
    })

    it('are short enough for a phone to draw', () =>
      expect(shades.flatMap(({ rings }) => rings).reduce((sum, ring) => sum + ring.length, 0)).toBeLessThan(6000))
  },
)
