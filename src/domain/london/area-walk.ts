import { metresBetween, walkingMinutes } from './distance'
import { london, type Point, pointOf } from './london'
import { centroid } from './map/clip'
import { isAcrossRiver } from './nearby'
import type { WalkKind } from './walk-kinds'

// The walk through an area: five places of our map data, in order. Pure.

/** A place as the area's page names it. */
export interface WalkStopName {
  kind: WalkKind
  name: string
}
export interface WalkStop extends WalkStopName {
  point: Point
  /** Approximate walking minutes from the place before; 0 for the first. */
  minutes: number
}

const named = <T extends { name: string }>(list: readonly T[], name: string) =>
  list.find((one) => one.name === name.replaceAll("'", '’'))
/** The middle of a park or a dock. */
const middleOf = (shape: { ring: Point[] } | undefined) => shape && centroid(shape.ring).middle

const find: Record<WalkKind, (name: string) => Point | undefined> = {
  station(name) {
    const station = named(london.stations, name)
    return station && pointOf(station)
  },
  university(name) {
    const university = named(london.universities, name)
    return university && pointOf(university)
  },
  park: (name) => middleOf(named(london.parks, name)),
  water: (name) => middleOf(named(london.basins, name)),
}

/**
 * The places of a walk with their points and minutes.
 * @throws if a place is not in our data, or the way to it crosses the river
 */
export function areaWalk(names: readonly WalkStopName[]): WalkStop[] {
  const stops: WalkStop[] = []
  for (const { kind, name } of names) {
    const point = find[kind](name)
    if (!point) throw new Error(`src/data/london.json has no ${kind} ${name}`)
    const before = stops.at(-1)
    if (before && isAcrossRiver(before.point, point)) throw new Error(`${before.name} to ${name} crosses the river`)
    stops.push({ kind, name, point, minutes: before ? walkingMinutes(metresBetween(before.point, point)) : 0 })
  }
  return stops
}

/** Approximate minutes for the whole walk. */
export const totalMinutes = (stops: readonly WalkStop[]) => stops.reduce((sum, { minutes }) => sum + minutes, 0)
