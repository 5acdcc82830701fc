import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/journeys.ts'
import { metresBetween, metresWithin, pointAt, walkingMinutes } from './distance'
import { london, type Point, pointOf } from './london'
import { placeSlug } from './place-slug'

/** A station or university for filtering by walking distance. */
export interface WalkPlace {
  /** Its name in addresses: `gloucester-road`. */
  slug: string
  name: string
  /** The name for a card: `LSE`. */
  short: string
  kind: 'station' | 'university'
  /** Interchanges have several. */
  points: Point[]
}

/** The database's filter, in degrees: `near_condition` in supabase/migrations. */
export type Walk = {
  points: Point[]
  /** The walk's range north and east. */
  reach: [latitude: number, longitude: number]
  /** Nearby river banks as segments, which a walk does not cross. */
  banks: [lat: number, lng: number, toLat: number, toLng: number][]
}

/** A place as pages name it. Stations have the names on their signs. */
export const placeName = ({ kind, name }: Pick<WalkPlace, 'kind' | 'name'>) =>
  kind === 'university' ? areaName(name) : name

function gathered(kind: WalkPlace['kind'], named: { name: string; short?: string; point: Point }[]): WalkPlace[] {
  const places = new Map<string, WalkPlace>()
  for (const { name, short = name, point } of named) {
    const known = places.get(name)
    if (known) known.points.push(point)
    else places.set(name, { slug: placeSlug(name), name, short, kind, points: [point] })
  }
  return [...places.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/** All stations, interchanges once, then all universities. */
export const walkPlaces: WalkPlace[] = [
  ...gathered(
    'station',
    london.stations.map((station) => ({ name: station.group ?? station.name, point: pointOf(station) })),
  ),
  ...gathered(
    'university',
    london.universities.map((university) => ({
      name: university.name,
      short: university.short,
      point: pointOf(university),
    })),
  ),
]

/** The place of a slug; null if unknown. */
export const walkPlace = (slug: string): WalkPlace | null => walkPlaces.find((place) => place.slug === slug) ?? null

/** The database filter for walking minutes to a place. */
export function walkTo({ points }: WalkPlace, minutes: number): Walk {
  const metres = metresWithin(minutes)
  const [[lat, lng]] = points as [Point]
  const [north, east] = pointAt([lat, lng], metres, metres)
  const reach: Walk['reach'] = [north - lat, east - lng]
  const meets = ([aLat, aLng]: Point, [bLat, bLng]: Point) =>
    points.some(
      ([pLat, pLng]) =>
        Math.min(aLat, bLat) <= pLat + reach[0] &&
        Math.max(aLat, bLat) >= pLat - reach[0] &&
        Math.min(aLng, bLng) <= pLng + reach[1] &&
        Math.max(aLng, bLng) >= pLng - reach[1],
    )
  const sides = london.river.map((corner, n): [Point, Point] => [london.river.at(n - 1) ?? corner, corner])
  return { points, reach, banks: sides.filter(([a, b]) => meets(a, b)).map(([a, b]) => [...a, ...b]) }
}

/** The walk from a listing, as the database returns its share: `About 7 min to Gloucester Road`. */
export function walkText({ short }: WalkPlace, minutes: number, share: number): string {
  const taken = walkingMinutes(share * metresWithin(minutes))
  return messages.walkToPlace(Math.min(Math.max(taken, 1), minutes), short)
}

/** The stations nearest to a place, excluding itself. */
export function nextStations(from: WalkPlace, count = 2): WalkPlace[] {
  const metresTo = ({ points }: WalkPlace) =>
    Math.min(...points.flatMap((to) => from.points.map((point) => metresBetween(point, to))))
  return walkPlaces
    .filter(({ kind, slug }) => kind === 'station' && slug !== from.slug)
    .sort((a, b) => metresTo(a) - metresTo(b))
    .slice(0, count)
}
