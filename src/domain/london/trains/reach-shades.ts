import type { Ring } from '../../../lib/map/ring'
import type { Shade, ShadeLine } from '../../../lib/map/shade'
import { type Destinations, pointOfCell, reachMinutes, rowLength } from './train-reach'

// The homes from which places can be reached by train in time, as outlines on a map. The raster of the search is exact;
// its outlines are smoothed, and parts of a few cells are left out.

/** The times that a map shades, door to door in minutes, each with the line around it. */
export const shadeTimes: readonly (readonly [minutes: number, line: ShadeLine])[] = [
  [20, 'solid'],
  [30, 'dashed'],
  [45, 'dotted'],
]
/** Smaller parts and holes are left out, in sides of cells. */
const minSides = 28

/** The boundaries of cells as closed rings of corners. A corner has the number of the cell north-east of it. */
function* boundaries(cells: ReadonlySet<number>): Generator<number[]> {
  const next = new Map<number, number[]>()
  const side = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to])
  // The cells are on the left of each side.
  for (const cell of cells) {
    if (!cells.has(cell - rowLength)) side(cell, cell + 1)
    if (!cells.has(cell + 1)) side(cell + 1, cell + 1 + rowLength)
    if (!cells.has(cell + rowLength)) side(cell + 1 + rowLength, cell + rowLength)
    if (!cells.has(cell - 1)) side(cell + rowLength, cell)
  }
  for (const start of next.keys())
    while (next.get(start)?.length) {
      const ring: number[] = []
      for (let corner: number | undefined = start; corner !== undefined; corner = next.get(corner)?.pop())
        ring.push(corner)
      yield ring.slice(1)
    }
}

/** The middle of a corner and its next one: of a ring of steps it makes a slope. */
const halfway = (ring: Ring): Ring =>
  ring.map(([lat, lng], n) => {
    const [nextLat, nextLng] = ring[(n + 1) % ring.length] ?? [lat, lng]
    return [(lat + nextLat) / 2, (lng + nextLng) / 2]
  })

/** A ring without the steps of the raster, and with half of its corners. */
function smooth(corners: number[]): Ring {
  // A corner is half a cell south-west of the cell with its number.
  const ring = corners.map((corner): Ring[number] => {
    const [lat, lng] = pointOfCell(corner)
    return [lat - 0.0005, lng - 0.0005]
  })
  return [1, 2, 3, 4].reduce(halfway, ring).filter((_, n) => n % 2 === 0)
}

/** The outline of cells with their minutes within a limit. */
const outline = (minutes: ReadonlyMap<number, number>, maxMinutes: number): Ring[] =>
  [...boundaries(new Set([...minutes].flatMap(([cell, all]) => (all <= maxMinutes ? [cell] : []))))]
    .filter((corners) => corners.length >= minSides)
    .map(smooth)

/** Where one must live to reach all these places within each of the shaded times, the longest first. */
export function reachShades(destinations: Destinations): Shade[] {
  const longest = Math.max(...shadeTimes.map(([maxMinutes]) => maxMinutes))
  const minutes = reachMinutes(destinations, longest)
  return [...shadeTimes].reverse().map(([maxMinutes, line]) => ({ rings: outline(minutes, maxMinutes), line }))
}
