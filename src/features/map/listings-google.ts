import { type GoogleMarker, type GooglePolygon, loadGoogle } from './google'
import { mapColours } from '../../domain/london/map/map-colours'
import type { MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import { withMinimumSize, type ListingsMapHandle, type MapEvents, maxZoom } from './listings-map'

const outline = { strokeColor: mapColours.brick, strokeWeight: 2, fillOpacity: 0.08, clickable: false }

/** Draws Google's map with the listings as markers. Throws if Google is unreachable. */
export async function drawListings(
  element: HTMLElement,
  start: Bounds,
  { onMove, onSelect }: MapEvents,
  key: string,
): Promise<ListingsMapHandle> {
  const { maps } = await loadGoogle(key)
  const options = { mapTypeControl: false, streetViewControl: false, isFractionalZoomEnabled: true }
  const map = new maps.Map(element, options)
  let isProgrammaticMove = true
  const fit = (bounds: Bounds) => {
    const [south, west, north, east] = withMinimumSize(bounds)
    isProgrammaticMove = true
    map.fitBounds({ south, west, north, east }, 28)
  }
  map.addListener('idle', () => {
    const visibleBounds = map.getBounds()
    if (!visibleBounds) return
    const [low, high] = [visibleBounds.getSouthWest(), visibleBounds.getNorthEast()]
    onMove(
      [low.lat(), low.lng(), high.lat(), high.lng()].map((side) => Number(side.toFixed(4))) as Bounds,
      map.getZoom(),
      !isProgrammaticMove,
    )
    isProgrammaticMove = false
  })
  fit(start)
  let markers: GoogleMarker[] = []
  let outlined: GooglePolygon | undefined
  const press = (pin: MapPin) => {
    if (pin.count === 1 || map.getZoom() >= maxZoom) return onSelect(pin)
    map.setZoom(Math.min(map.getZoom() + 2, maxZoom))
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
      outlined = paths && new maps.Polygon({ ...outline, map, paths })
    },
    show(pins) {
      clear()
      markers = pins.map((pin) => {
        const marker = new maps.Marker({
          map,
          position: { lat: pin.lat, lng: pin.lng },
          label: pin.text,
          title: pin.label,
          opacity: pin.busy ? 0.5 : 1,
          optimized: false,
        })
        marker.addListener('click', () => press(pin))
        return marker
      })
    },
    remove: () => (clear(), element.replaceChildren()),
  }
}
