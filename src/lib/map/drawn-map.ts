import london from '../../data/london.json'
import { site } from '../../site'
import { longitudeScale } from './longitude-scale'

type Point = [lat: number, lng: number]

export const mapSize = { width: 800, height: 420 }
const scale = 5200

/** A point's place on a drawn map centred on another, in the map's own units (north up). */
export const place = ([lat, lng]: Point, [lat0, lng0]: Point) => ({
  x: mapSize.width / 2 + (lng - lng0) * longitudeScale * scale,
  y: mapSize.height / 2 - (lat - lat0) * scale,
})

const areaNames =
  'Battersea,Bermondsey,Camden,Canary Wharf,Fulham,Greenwich,' +
  'Hampstead,Islington,Kensington,Marylebone,Notting Hill,Shoreditch'
// A map, since an area may have any name: an object knows of a `constructor` too.
const points = new Map(
  london.places.flatMap(({ name, lat, lng }): [string, Point][] =>
    areaNames.split(',').includes(name) ? [[name, [lat, lng]]] : [],
  ),
)

/** Where an area lies; the office's corner of Islington for one we have not drawn. */
export const areaPoint = (area: string): Point => points.get(area) ?? [site.position.lat, site.position.lng]

/** The river's line, from Hammersmith to the Barrier, and the areas we have drawn, as places on the earth. */
export const river = (london.thames.north as Point[]).map(([lat, lng]): Point => {
  const far = ([lat2, lng2]: Point) => Math.hypot(lat2 - lat, (lng2 - lng) * longitudeScale)
  const opposite = (london.thames.south as Point[]).reduce((a, b) => (far(b) < far(a) ? b : a))
  return [(lat + opposite[0]) / 2, (lng + opposite[1]) / 2]
})
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
