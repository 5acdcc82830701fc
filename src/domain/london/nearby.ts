import * as messages from '#messages/lines.ts'
import { listOf } from '../../lib/format/words'
import { metresBetween, walkingMinutes } from './distance'
import { london, type Point, pointOf } from './london'
import { crossesRing, isInside, nearestOfRing } from './polygon'

interface Near {
  name: string
  point: Point
  /** In a straight line. */
  metres: number
  /** Approximate walking minutes. */
  minutes: number
}
export interface NearStation extends Near {
  lines: string[]
  zone: string
  /** The minutes to the farthest part of an interchange. */
  farthest: number
}
export interface NearUniversity extends Near {
  short: string
}

const near = (from: Point, point: Point) => {
  const metres = metresBetween(from, point)
  return { point, metres, minutes: walkingMinutes(metres) }
}
const nearestFirst = (a: { metres: number }, b: { metres: number }) => a.metres - b.metres

function findStations(from: Point): NearStation[] {
  const nearest = new Map<string, NearStation>()
  const all = london.stations.map((station) => ({ ...station, ...near(from, pointOf(station)) })).sort(nearestFirst)
  for (const { group, name: own, lines, zone, point, metres, minutes } of all) {
    const name = group ?? own
    const nearer = nearest.get(name)
    if (nearer) {
      nearer.lines = [...new Set([...nearer.lines, ...lines])]
      nearer.farthest = minutes
    } else nearest.set(name, { name, point, metres, minutes, lines, zone, farthest: minutes })
  }
  return [...nearest.values()]
}

// Cached: a property page needs the same point three times.
const stations = new WeakMap<Point, NearStation[]>()

/** All stations, nearest first. The parts of an interchange are merged, with the nearest distance and all lines. */
export function stationsFrom(from: Point): readonly NearStation[] {
  const nearest = stations.get(from) ?? findStations(from)
  stations.set(from, nearest)
  return nearest
}

/**
 * Whether a walk crosses the river: without bridge data its length is unknown. A point in the river, possible after
 * rounding, counts as on both banks.
 */
export const isAcrossRiver = (from: Point, to: Point) =>
  crossesRing(from, to, london.river) && !isInside(from, london.river)

/** Stations on this bank within walking minutes; the nearest one if none is. */
export function nearestStations(from: Point, minutes = 15, maxCount = 6): NearStation[] {
  const here: NearStation[] = []
  for (const station of stationsFrom(from)) {
    if (here.length === maxCount || (here.length > 0 && station.minutes > minutes)) break
    // Checks only the nearest: the river has hundreds of corners, and a build has thousands of listings.
    if (!isAcrossRiver(from, station.point)) here.push(station)
  }
  return here
}

/** The nearest universities. */
export const nearestUniversities = (from: Point, count = 3): NearUniversity[] =>
  london.universities
    .map((university) => ({ name: university.name, short: university.short, ...near(from, pointOf(university)) }))
    .sort(nearestFirst)
    .slice(0, count)

/** Parks whose nearest edge is within walking minutes. */
export const parksWithin = (from: Point, minutes = 15, maxCount = 4) =>
  london.parks
    .map(({ name, ring }) => ({ name, ...nearestOfRing(from, ring) }))
    .sort(nearestFirst)
    .map((park) => ({ ...park, minutes: walkingMinutes(park.metres) }))
    .filter(({ point, minutes: walk }) => walk <= minutes && !isAcrossRiver(from, point))
    .slice(0, maxCount)

/** "zone 2", "zones 2 and 3". */
export const zoneText = messages.zone

/** "Jubilee, Metropolitan and DLR". */
export const linesText = (lines: readonly string[]) => listOf(lines.map(messages.line))
