import london from '../../data/london.json'
import { longitudeScale } from './longitude-scale'

type Point = [lat: number, lng: number]

export const mapSize = { width: 800, height: 420 }
const scale = 5200

/** A point's place on a drawn map centred on another, in the map's own units (north up). */
export const place = ([lat, lng]: Point, [lat0, lng0]: Point) => ({
  x: mapSize.width / 2 + (lng - lng0) * longitudeScale * scale,
  y: mapSize.height / 2 - (lat - lat0) * scale,
})

// A map, since an area may have any name: an object knows of a `constructor` too.
const points = new Map(Object.entries(london.areas as unknown as Record<string, Point>))

/** Where an area lies; the office's corner of Islington for one we have not drawn. */
export const areaPoint = (area: string): Point => points.get(area) ?? [london.office.lat, london.office.lng]

/** The river's line, from Hammersmith to the Barrier, and the areas we have drawn, as places on the earth. */
export const river = london.thames as Point[]
export const drawnAreas = [...points]

/** The Thames as an SVG path on a map centred on a point. */
export const thames = (centre: Point) =>
  `M${river
    .map((point) => place(point, centre))
    .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('L')}`

/**
 * The areas whose names can stand on a map centred on a point: clear of the edges, which narrow screens cut off, and
 * of the buttons at its foot.
 */
export const areasAround = (centre: Point) =>
  drawnAreas
    .map(([name, point]) => ({ name, ...place(point, centre) }))
    .filter(({ x, y }) => x > 175 && x < mapSize.width - 225 && y > 50 && y < mapSize.height - 100)

/** The same place on OpenStreetMap, as near as zoom 16. */
export const mapLink = ([lat, lng]: Point) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
