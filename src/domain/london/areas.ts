import { london, type Point, pointOf } from './london'

/** The areas that the agency works in, each of which is a place on our map. */
const names = [
  'Battersea',
  'Bermondsey',
  'Camden',
  'Canary Wharf',
  'Fulham',
  'Greenwich',
  'Hampstead',
  'Islington',
  'Kensington',
  'Marylebone',
  'Notting Hill',
  'Shoreditch',
]

// A map, since an area may have any name: an object knows of a `constructor` too.
const places = new Map(london.places.map((place) => [place.name, pointOf(place)]))

/** Our areas, with where each has its middle. */
export const areas = names.map((name): [name: string, centre: Point] => [name, places.get(name)!])

/** The middle of an area; null for one that our map does not name. */
export const areaCentre = (area: string): Point | null => places.get(area) ?? null
