import { london, type Point, pointOf } from './london'

// A Map, because an area may have any name, such as `constructor`.
const places = new Map(london.places.map((place) => [place.name, pointOf(place)]))

/** The centre of an area; null if our map does not have it. */
export const areaCentre = (area: string): Point | null => places.get(area) ?? null
