import data from '../../data/london.json'
import { typographic } from '../../lib/format/typographic'

/** Latitude and longitude, in degrees of WGS84. */
export type Point = [lat: number, lng: number]

interface Named {
  name: string
  lat: number
  lng: number
}
export interface Station extends Named {
  lines: string[]
  /** Text, because a station may be on a boundary: "2/3". */
  zone: string
  /** The interchange of which it is a part. */
  group?: string
}
export interface Place extends Named {
  /** 1 is the largest label, 3 the smallest. */
  rank: number
}
export interface University extends Named {
  short: string
}
export interface Shape {
  name: string
  rank?: number
  /** Open: the first point is not repeated. */
  ring: Point[]
}

const withTypographicNames = <T extends { name: string; short?: string; group?: string }>(item: T): T => ({
  ...item,
  name: typographic(item.name),
  ...(item.short && { short: typographic(item.short) }),
  ...(item.group && { group: typographic(item.group) }),
})

/** Map data of inner London, checked against OpenStreetMap; docs/decisions/014. */
export const london = {
  lines: data.lines as Record<string, { hex: string; text: string }>,
  stations: (data.stations as Station[]).map(withTypographicNames),
  /** Both banks are stored downstream. */
  river: [...data.thames.north, ...[...data.thames.south].reverse()] as Point[],
  canal: data.canal.line as Point[],
  basins: (data.basins as Shape[]).map(withTypographicNames),
  parks: (data.parks as Shape[]).map(withTypographicNames),
  places: (data.places as Place[]).map(withTypographicNames),
  universities: (data.universities as University[]).map(withTypographicNames),
}

export const pointOf = ({ lat, lng }: { lat: number; lng: number }): Point => [lat, lng]

// The bounds of our stations and banks; beyond them a map would be empty.
const drawn = { south: 51.457, north: 51.569, west: -0.235, east: 0.03 }

/** Whether a point is inside the drawn part of inner London. */
export const isDrawn = ([lat, lng]: Point) =>
  lat > drawn.south && lat < drawn.north && lng > drawn.west && lng < drawn.east
