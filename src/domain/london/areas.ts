import { london, type Point, pointOf } from './london'

// A map, since an area may have any name: an object knows of a `constructor` too.
const places = new Map(london.places.map((place) => [place.name, pointOf(place)]))

/** The middle of an area; null for one that our map does not name. */
export const areaCentre = (area: string): Point | null => places.get(area) ?? null
