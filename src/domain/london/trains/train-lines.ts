import * as v from 'valibot'
import data from '../../../data/train-lines.json'
import { london, type Point, pointOf } from '../london'

// The lines of inner London's trains: src/data/train-lines.json, checked and joined with the stations of our map. Only
// the build reads them; browsers read the journeys (`/trains/bank.json`).

const minutes = v.pipe(v.number(), v.minValue(0.1), v.maxValue(60))
const name = v.pipe(
  v.string(),
  v.minLength(2),
  v.transform((text) => text.replaceAll("'", '’')),
)

const routeSchema = v.strictObject({
  /** In the order of a train, each a stop. */
  stations: v.pipe(v.array(name), v.minLength(2)),
  /** If different from the line's. */
  every: v.optional(minutes),
})

const lineSchema = v.strictObject({
  /** The speed between stops. */
  kmh: v.pipe(v.number(), v.minValue(20), v.maxValue(100)),
  /** Minutes that each stop adds. */
  stop: minutes,
  /** Minutes between trains. */
  every: minutes,
  routes: v.array(routeSchema),
  /** Stations whose trains have no other stop on our map. */
  outward: v.optional(v.array(name), []),
})

const schema = v.strictObject({
  what: v.string(),
  /** Stops that our map does not show. */
  between: v.array(
    v.strictObject({
      name,
      lat: v.pipe(v.number(), v.minValue(51.4), v.maxValue(51.6)),
      lng: v.pipe(v.number(), v.minValue(-0.3), v.maxValue(0.1)),
    }),
  ),
  lines: v.record(v.string(), lineSchema),
})

export const { lines: trainLines, between: stopsBetween } = v.parse(schema, data)

const points = new Map([...london.stations, ...stopsBetween].map((station) => [station.name, pointOf(station)]))

/** The position of a stop. */
export function stopPoint(name: string): Point {
  const point = points.get(name)
  if (!point) throw new Error(`src/data/train-lines.json: “${name}” is neither a station nor a stop between stations`)
  return point
}
