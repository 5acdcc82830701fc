import { loadGoogle } from './google'
import { mapColours } from '../../domain/london/map/map-colours'
import type { MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import { atLeast, type ListingsMapHandle, type MapEvents, nearest } from './listings-map'

interface GoogleMap {
  fitBounds: (bounds: object, padding: number) => void
  getBounds: () => { getSouthWest: () => Place; getNorthEast: () => Place } | undefined
  getZoom: () => number
  setZoom: (zoom: number) => void
  panTo: (place: object) => void
  addListener: (event: string, then: () => void) => void
}
interface Place {
  lat: () => number
  lng: () => number
}
interface GooglePolygon {
  setMap: (map: null) => void
}
interface GoogleMarker {
  setMap: (map: null) => void
  addListener: (event: string, then: () => void) => void
}

const outline = { strokeColor: mapColours.brick, strokeWeight: 2, fillOpacity: 0.08, clickable: false }

/** Draws Google's map with the listings as markers. Throws if Google is unreachable. */
export async function drawListings(
  element: HTMLElement,
  start: Bounds,
  { moved, chosen }: MapEvents,
  key: string,
): Promise<ListingsMapHandle> {
  const { maps } = await loadGoogle(key)
  const options = { mapTypeControl: false, streetViewControl: false, isFractionalZoomEnabled: true }
  const map = new maps.Map(element, options) as unknown as GoogleMap
  let ours = true
  const fit = (part: Bounds) => {
    const [south, west, north, east] = atLeast(part)
    ours = true
    map.fitBounds({ south, west, north, east }, 28)
  }
  map.addListener('idle', () => {
    const sight = map.getBounds()
    if (!sight) return
    const [low, high] = [sight.getSouthWest(), sight.getNorthEast()]
    moved(
      [low.lat(), low.lng(), high.lat(), high.lng()].map((side) => Number(side.toFixed(4))) as Bounds,
      map.getZoom(),
      !ours,
    )
    ours = false
  })
  fit(start)
  let markers: GoogleMarker[] = []
  let outlined: GooglePolygon | undefined
  const press = (pin: MapPin) => {
    if (pin.count === 1 || map.getZoom() >= nearest) return chosen(pin)
    map.setZoom(Math.min(map.getZoom() + 2, nearest))
    map.panTo({ lat: pin.lat, lng: pin.lng })
  }
  const clear = () => {
    for (const marker of markers) marker.setMap(null)
    markers = []
  }
  return {
    fit,
    outline(ring) {
      outlined?.setMap(null)
      const paths = ring?.map(([lat, lng]) => ({ lat, lng }))
      outlined = paths && (new maps.Polygon({ ...outline, map, paths }) as GooglePolygon)
    },
    show(pins) {
      clear()
      markers = pins.map((pin) => {
        const marker = new maps.Marker({
          map,
          position: { lat: pin.lat, lng: pin.lng },
          label: pin.text,
          title: pin.label,
          optimized: false,
        }) as GoogleMarker
        marker.addListener('click', () => press(pin))
        return marker
      })
    },
    remove: () => (clear(), element.replaceChildren()),
  }
}
