import * as messages from '#messages/journeys.ts'
import { metresBetween, metresWithin, walkingMinutes } from '../distance'
import { london, type Point, pointOf } from '../london'
import { crossesSides, isInside, sidesNear } from '../polygon'
import type { WalkPlace } from '../walk'
import { doorJourney, type Journeys, maxWalkMinutes, roundedMinutes, tolerance } from './door-to-place'
import { directWalk, stationWalks } from './station-walks'

// The homes from which places can be reached by train in time. The database stores positions in thousandths of a
// degree, so the answer for each of those positions is exact: a raster, as runs of equal cells.

/** The database's filter: `train_condition` in supabase/migrations. */
export interface TrainReach {
  /** The south-west cell, in thousandths of a degree. */
  south: number
  west: number
  columns: number
  /** Row by row from the south: level, number of cells, level, and so on. Level 0 does not reach the place in time. */
  runs: number[]
}

/** Places to reach, each with the journeys to it. Two people may have one each. */
export type Destinations = readonly { place: WalkPlace; journeys: Journeys }[]

/** Cells in a row, more than inner London has: the cell north of another has a number higher by this. */
export const rowLength = 100_000
export const pointOfCell = (cell: number): Point => [
  Math.floor(cell / rowLength) / 1000,
  ((cell % rowLength) - rowLength / 2) / 1000,
]
const cellOf = (north: number, east: number) => north * rowLength + east + rowLength / 2

/** Degrees in a distance, rounded up: the frame of a circle. */
const degrees = (metres: number): [latDegrees: number, lngDegrees: number] => [metres / 111_000, metres / 69_000]

/** The cells around a point, in a rectangle. */
function* cellsAround([lat, lng]: Point, metres: number): Generator<number> {
  const [latDegrees, lngDegrees] = degrees(metres)
  for (let north = Math.ceil((lat - latDegrees) * 1000); north <= (lat + latDegrees) * 1000; north++)
    for (let east = Math.ceil((lng - lngDegrees) * 1000); east <= (lng + lngDegrees) * 1000; east++)
      yield cellOf(north, east)
}

/** The minutes to a place from each cell within a limit: the rule of doorJourney, for thousands of homes. */
function minutesByCell({ place, journeys: { from } }: Destinations[number], maxMinutes: number): Map<number, number> {
  const stations = london.stations.flatMap((station) => {
    const [rest = Infinity] = from[station.name] ?? []
    return rest < maxMinutes ? [{ point: pointOf(station), rest }] : []
  })
  const best = new Map<number, number>()
  const inRiver = new Map<number, boolean>()
  for (const { point, rest } of [...place.points.map((point) => ({ point, rest: 0 })), ...stations]) {
    const metres = metresWithin(Math.min(maxWalkMinutes, maxMinutes - rest)) + tolerance
    const banks = sidesNear(point, degrees(metres), london.river)
    for (const cell of cellsAround(point, metres)) {
      const cellPoint = pointOfCell(cell)
      const walk = metresBetween(cellPoint, point)
      const minutes = rest + walkingMinutes(walk - tolerance)
      if (walk > metres || minutes >= (best.get(cell) ?? Infinity)) continue
      // As isAcrossRiver, but with the banks near the station only.
      if (crossesSides(cellPoint, point, banks)) {
        if (!inRiver.has(cell)) inRiver.set(cell, isInside(cellPoint, london.river))
        if (!inRiver.get(cell)) continue
      }
      best.set(cell, minutes)
    }
  }
  return best
}

function runsOf(levels: Map<number, number>): TrainReach {
  const rows = [...levels.keys()].map((cell) => Math.floor(cell / rowLength))
  const places = [...levels.keys()].map((cell) => cell % rowLength)
  const bounds = (values: number[]) => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)),
  ]
  const [[south = 0, north = 0], [west = 0, east = 0]] = [bounds(rows), bounds(places)]
  const runs: number[] = []
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) {
      const level = levels.get(row * rowLength + column) ?? 0
      if (runs.at(-2) === level) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
      else runs.push(level, 1)
    }
  return { south, west: west - rowLength / 2, columns: east - west + 1, runs }
}

/** The minutes to the furthest of all these places, by cell: one must live there to reach them in time. */
export function reachMinutes(destinations: Destinations, maxMinutes: number): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = destinations.map((to) => minutesByCell(to, maxMinutes))
  const reached = [...first]
    .map(([cell, minutes]): [number, number] => [
      cell,
      Math.max(minutes, ...others.map((cells) => cells.get(cell) ?? Infinity)),
    ])
    .filter(([, minutes]) => minutes <= maxMinutes)
  return new Map(reached)
}

/**
 * Where one must live to reach all these places in time.
 * @param byTime whether shorter journeys have lower levels, in steps of five minutes; else all have level 1
 */
export function trainReach(destinations: Destinations, maxMinutes: number, byTime = false): TrainReach {
  const minutes = reachMinutes(destinations, maxMinutes)
  const levels = new Map([...minutes].map(([cell, all]) => [cell, byTime ? roundedMinutes(all) / 5 : 1]))
  return levels.size > 0 ? runsOf(levels) : { south: 0, west: 0, columns: 1, runs: [] }
}

/** `About 35 min by train to Bank`, a line for each place; undefined if no way is known. */
export function trainText(origin: Point, destinations: Destinations): string | undefined {
  const walks = stationWalks(origin)
  const lines = destinations.flatMap(({ place, journeys }) => {
    const journey = doorJourney(walks, journeys, directWalk(origin, place) ?? undefined)
    if (!journey) return []
    const textOf = journey.start ? messages.trainToPlace : messages.onFootToPlace
    return [textOf(roundedMinutes(journey.minutes), place.short)]
  })
  return lines.length > 0 ? lines.join('\n') : undefined
}
