import { metresBetween, metresWithin, walkingMinutes } from '../distance'
import { london, type Point, pointOf } from '../london'
import { isAcrossRiver } from '../nearby'
import { type WalkPlace, walkPlaces } from '../walk'
import { maxWalkMinutes, type StationWalk, tolerance } from './door-to-place'

/** The walk between two points on one bank, in minutes; null if it is too long. */
function shortWalk(from: Point, to: Point): number | null {
  const metres = metresBetween(from, to)
  if (metres > metresWithin(maxWalkMinutes) + tolerance || isAcrossRiver(from, to)) return null
  return walkingMinutes(metres - tolerance)
}

/** The stations within a walk of a home, nearest first. Each part of an interchange is one. */
export const stationWalks = (origin: Point): StationWalk[] =>
  london.stations
    .flatMap((station): StationWalk[] => {
      const minutes = shortWalk(origin, pointOf(station))
      return minutes === null ? [] : [[station.name, minutes]]
    })
    .sort((a, b) => a[1] - b[1])

/** The walk all the way to a place; null if it is too long. */
export const directWalk = (origin: Point, { points }: WalkPlace) =>
  points.reduce<number | null>((shortest, point) => {
    const minutes = shortWalk(origin, point)
    return minutes === null || (shortest !== null && shortest <= minutes) ? shortest : minutes
  }, null)

/** The places within a walk of a home, with the minutes. */
export const placeWalks = (origin: Point): [slug: string, minutes: number][] =>
  walkPlaces.flatMap((place) => {
    const minutes = directWalk(origin, place)
    return minutes === null ? [] : [[place.slug, minutes]]
  })
