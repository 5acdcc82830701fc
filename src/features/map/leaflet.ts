import L from 'leaflet'
import styles from 'leaflet/dist/leaflet.css?url'
import type { Marker } from './map'

/** Draws OpenStreetMap with one marker. `onLost` is called once when no tile can be fetched. */
export function drawLeaflet(element: HTMLElement, { lat, lng, title, zoom }: Marker, onLost: () => void) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
  const map = L.map(element, { scrollWheelZoom: false }).setView([lat, lng], zoom)
  let came = false
  let lost = false
  L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', { maxZoom: 19, attribution: '© OpenStreetMap contributors' })
    .on('tileload', () => (came = true))
    .on('tileerror', () => {
      if (came || lost) return
      lost = true
      map.remove()
      onLost()
    })
    .addTo(map)
  L.circleMarker([lat, lng], { radius: 9, color: '#fffdf9', weight: 2, fillColor: '#b5482a', fillOpacity: 1 }).bindTooltip(title).addTo(map)
}
