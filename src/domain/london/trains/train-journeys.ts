import { metresBetween, walkingMinutes } from '../distance'
import { london, pointOf } from '../london'
import { isAcrossRiver } from '../nearby'
import type { WalkPlace } from '../walk'
import { maxWalkMinutes } from './door-to-place'
import { type TrainNode, trainNetwork } from './train-network'

/** A part of a journey: a train, or a walk between two stations, which has no line. */
interface Leg {
  line: string | null
  from: string
  to: string
}
/** The quickest way from a station's street to a place. */
export interface TrainJourney {
  minutes: number
  legs: Leg[]
  /** The walk from the last station; 0 at a station. */
  lastWalk: number
}

interface Reached {
  minutes: number
  lastWalk: number
  next: TrainNode | null
}

/** The walks to a place from the stations around it; a station is its own street. */
function lastWalks({ points }: WalkPlace): Map<string, number> {
  const walks = new Map<string, number>()
  for (const station of london.stations) {
    const from = pointOf(station)
    for (const to of points) {
      const minutes = walkingMinutes(metresBetween(from, to))
      const isNear = minutes <= maxWalkMinutes && !isAcrossRiver(from, to)
      if (isNear) walks.set(station.name, Math.min(minutes, walks.get(station.name) ?? Infinity))
    }
  }
  return walks
}

// Every connection exists in both directions, but boarding and alighting take different times.
function incoming(): Map<TrainNode, { from: TrainNode; minutes: number }[]> {
  const into = new Map<TrainNode, { from: TrainNode; minutes: number }[]>()
  const visit = (node: TrainNode) => {
    if (into.has(node)) return
    into.set(node, [])
    for (const { to } of node.edges) visit(to)
  }
  for (const street of trainNetwork.values()) visit(street)
  for (const from of into.keys()) for (const { to, minutes } of from.edges) into.get(to)?.push({ from, minutes })
  return into
}
const edgesInto = incoming()

/** Dijkstra's algorithm from the place backwards. */
function search(place: WalkPlace): Map<TrainNode, Reached> {
  const best = new Map<TrainNode, Reached>()
  const open = new Set<TrainNode>()
  for (const [station, minutes] of lastWalks(place)) {
    const street = trainNetwork.get(station)
    if (!street) continue
    best.set(street, { minutes, lastWalk: minutes, next: null })
    open.add(street)
  }
  const minutesOf = (node: TrainNode) => best.get(node)?.minutes ?? Infinity
  while (open.size > 0) {
    const nearest = [...open].reduce((nearestNode, node) =>
      minutesOf(node) < minutesOf(nearestNode) ? node : nearestNode,
    )
    open.delete(nearest)
    const { minutes: rest, lastWalk } = best.get(nearest) as Reached
    for (const { from, minutes } of edgesInto.get(nearest) ?? []) {
      if (minutesOf(from) <= rest + minutes) continue
      best.set(from, { minutes: rest + minutes, lastWalk, next: nearest })
      open.add(from)
    }
  }
  return best
}

function legsFrom(street: TrainNode, best: Map<TrainNode, Reached>): Leg[] {
  const legs: Leg[] = []
  let ride: Leg | undefined
  for (let node = street, next = best.get(node)?.next; next; node = next, next = best.get(node)?.next) {
    // At a street a ride has ended: two trains of one line are two legs.
    if (node.line === null) ride = undefined
    if (node.station === next.station) continue
    if (ride) ride.to = next.station
    else {
      const leg = { line: node.line, from: node.station, to: next.station }
      legs.push(leg)
      if (node.line !== null) ride = leg
    }
  }
  return legs
}

/** The quickest way to a place from the street of each station, by station. Absent: no way is known. */
export function journeysTo(place: WalkPlace): Map<string, TrainJourney> {
  const best = search(place)
  const journeys = new Map<string, TrainJourney>()
  for (const [station, street] of trainNetwork) {
    const reached = best.get(street)
    if (!reached) continue
    const { minutes, lastWalk } = reached
    journeys.set(station, { minutes: Math.round(minutes), legs: legsFrom(street, best), lastWalk })
  }
  return journeys
}
