import type { MapPin } from '../../domain/listing/map-pin'
import { metresPerDegree } from '../../domain/london/distance'
import type { Point } from '../../domain/london/london'
import { drawGround } from '../../domain/london/map/ground'
import { mapColours } from '../../domain/london/map/map-colours'
import type { Bounds } from '../../lib/map/bounds'
import { degreesPerPixels } from '../../lib/map/longitude-scale'
import { mercator } from '../../lib/map/point-in-view'
import { withMinimumSize } from './listings-map'
import { zoomFor } from './map-frame'

/** A prerendered map of listings. Lengths are in its own pixels; positions are relative to the middle of its bounds. */
export interface PrerenderedMap {
  /** Of the bounds. */
  width: number
  height: number
  pins: { x: number; y: number; text: string; listing?: { label: string; href: string } }[]
  /** Parks, water and the prime meridian as an SVG, centred on the bounds. */
  basemap: string
}

/** The map's size on a phone of 390 × 844 pixels, without bars and margins. */
const phone = { width: 348, height: 624 }
/** The basemap is slightly larger, for tablets, which enlarge it. */
const basemapSize = { width: 480, height: 720 }

/** Pixels at zoom 0, east and south of the origin. */
const pixelsOf = ([lat, lng]: Point) => ({ x: (lng * 256) / 360, y: (-mercator(lat) * 128) / Math.PI })

function sizeOf([south, west, north, east]: Bounds) {
  const [topLeft, bottomRight] = [pixelsOf([north, west]), pixelsOf([south, east])]
  return { width: bottomRight.x - topLeft.x, height: bottomRight.y - topLeft.y }
}

/** The zoom that fits these bounds on a phone. */
export const phoneZoom = (bounds: Bounds) => zoomFor(sizeOf(withMinimumSize(bounds)), phone)

function drawBasemap(centre: Point, zoom: number): string {
  const metresPerPixel = degreesPerPixels(zoom, 1) * metresPerDegree
  const { parks, river, docks, canal, primeMeridian } = drawGround({ ...basemapSize, centre, metresPerPixel })
  const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`
  return (
    `<svg viewBox="0 0 ${basemapSize.width} ${basemapSize.height}" width="${basemapSize.width}" fill="none" ` +
    'aria-hidden="true">' +
    path(parks, `fill="${mapColours.park}"`) +
    path(river + docks, `fill="${mapColours.water}"`) +
    path(canal, `stroke="${mapColours.water}" stroke-width="3"`) +
    path(primeMeridian, `stroke="${mapColours.brick}" stroke-dasharray="1 5"`) +
    '</svg>'
  )
}

/**
 * A map of listings at a phone's initial view, shown before the map's code has loaded (first-map.ts).
 * @param hrefOf the address of the listing with this id
 */
export function prerenderMap(bounds: Bounds, pins: MapPin[], hrefOf: (id: string) => string | undefined) {
  const [south, west, north, east] = withMinimumSize(bounds)
  const centre: Point = [(south + north) / 2, (west + east) / 2]
  const zoom = phoneZoom(bounds)
  const pixels = (length: number) => Math.round(length * 2 ** zoom)
  const [middle, size] = [pixelsOf(centre), sizeOf([south, west, north, east])]
  const map: PrerenderedMap = {
    width: pixels(size.width),
    height: pixels(size.height),
    pins: pins.map(({ id, count, lat, lng, text, label }) => {
      const { x, y } = pixelsOf([lat, lng])
      const href = count === 1 ? hrefOf(id) : undefined
      const place = { x: pixels(x - middle.x), y: pixels(y - middle.y) }
      return { ...place, text, ...(href && { listing: { label, href } }) }
    }),
    basemap: drawBasemap(centre, zoom),
  }
  return map
}
