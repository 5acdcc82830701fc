import { metresBetween, walkingMinutes } from '../distance'
import { london, pointOf } from '../london'
import { isAcrossRiver } from '../nearby'
import { stopPoint, trainLines } from './train-lines'

// The graph of trains and of walks between stations. Pure.

/** From the street, or from another platform, to a train's platform. */
export const boardingMinutes = 2
/** From a platform to the street, or towards another platform. */
export const leavingMinutes = 1
/** The longest walk between two stations. */
const maxTransferMinutes = 8
/** A track is a little longer than a straight line. */
const trackFactor = 1.08

/** One train at one of its stops; or a station's street, which has no line. */
export interface TrainNode {
  station: string
  line: string | null
  /** The next nodes, with the minutes to each. */
  edges: { to: TrainNode; minutes: number }[]
}

/** The minutes of a train between two of its stops that follow each other. */
export function hopMinutes(line: string, from: string, to: string): number {
  const speed = trainLines[line]
  if (!speed) throw new Error(`“${line}” is no line of src/data/train-lines.json`)
  return (metresBetween(stopPoint(from), stopPoint(to)) * trackFactor * 60) / (speed.kmh * 1000) + speed.stop
}

function buildNetwork(): Map<string, TrainNode> {
  const streets = new Map(
    london.stations.map(({ name }): [string, TrainNode] => [name, { station: name, line: null, edges: [] }]),
  )
  for (const [line, { every: usual, routes }] of Object.entries(trainLines))
    for (const { stations, every = usual } of routes) {
      const stops = stations.map((station): TrainNode => ({ station, line, edges: [] }))
      stops.forEach((stop, n) => {
        for (const next of [stops[n - 1], stops[n + 1]])
          if (next) stop.edges.push({ to: next, minutes: hopMinutes(line, stop.station, next.station) })
        const street = streets.get(stop.station)
        if (!street) return
        street.edges.push({ to: stop, minutes: boardingMinutes + every / 2 })
        stop.edges.push({ to: street, minutes: leavingMinutes })
      })
    }
  for (const from of london.stations)
    for (const to of london.stations) {
      const minutes = walkingMinutes(metresBetween(pointOf(from), pointOf(to)))
      const [a, b] = [streets.get(from.name), streets.get(to.name)]
      if (a && b && a !== b && minutes <= maxTransferMinutes && !isAcrossRiver(pointOf(from), pointOf(to)))
        a.edges.push({ to: b, minutes })
    }
  return streets
}

/** The streets of all stations, by station; every train is reached from one. */
export const trainNetwork = buildNetwork()
