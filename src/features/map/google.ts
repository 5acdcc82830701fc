import type { Marker } from './map'

interface Corner {
  lat: () => number
  lng: () => number
}
interface GoogleMap {
  setCenter: (place: unknown) => void
  fitBounds: (bounds: object, padding: number) => void
  getBounds: () => { getSouthWest: () => Corner; getNorthEast: () => Corner } | undefined
  getZoom: () => number
  setZoom: (zoom: number) => void
  panTo: (place: object) => void
  addListener: (event: string, then: () => void) => void
}
export interface GooglePolygon {
  setMap: (map: null) => void
}
export interface GoogleMarker {
  setMap: (map: null) => void
  addListener: (event: string, then: () => void) => void
}
/** What we use of Google's script. */
interface GoogleMaps {
  maps: {
    Map: new (element: HTMLElement, options: object) => GoogleMap
    Marker: new (options: object) => GoogleMarker
    Polygon: new (options: object) => GooglePolygon
    Geocoder: new () => { geocode: (request: object) => Promise<{ results: { geometry: { location: unknown } }[] }> }
  }
}
const loaded = () => (window as unknown as { google?: GoogleMaps }).google
const ready = () => Boolean(loaded()?.maps?.Geocoder)

/** Loads Google's script with the places library once; waits if it is already in the page. */
export async function loadGoogle(key: string): Promise<GoogleMaps> {
  const address = 'https://maps.googleapis.com/maps/api/js'
  if (!document.querySelector(`script[src^="${address}"]`))
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.src = `${address}?key=${encodeURIComponent(key)}&libraries=places`
      script.async = true
      script.onload = () => resolve()
      // Removed, so that the next press retries.
      script.onerror = () => (script.remove(), reject(new Error('Failed to load Google Maps API')))
      document.head.append(script)
    })
  let maps = ready() ? loaded() : undefined
  for (let tries = 0; !maps; tries++) {
    if (tries > 100) throw new Error('Failed to load Google Maps API')
    await new Promise((resolve) => setTimeout(resolve, 100))
    maps = ready() ? loaded() : undefined
  }
  return maps
}

/** Draws Google's map with one marker. Throws if Google is unreachable. */
export async function drawGoogle(element: HTMLElement, { lat, lng, title, address, zoom }: Marker, key: string) {
  const { maps } = await loadGoogle(key)
  let position: unknown = { lat, lng }
  const map = new maps.Map(element, { center: position, zoom })
  if (address) {
    const response = await new maps.Geocoder().geocode({ address: `${address}, London, UK` }).catch(() => null)
    position = response?.results[0]?.geometry.location ?? position
    map.setCenter(position)
  }
  new maps.Marker({ map, position, title })
}
