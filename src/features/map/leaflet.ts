import L from 'leaflet'
import * as messages from '#messages/maps.ts'
import type { Marker } from './map'
import { drawLondon } from './drawn-london'
import { mapColours } from '../../domain/london/map/map-colours'
import { leafletSheet, streetTiles } from './tiles'

const { paper, brick } = mapColours

/** Draws the tile server's streets over our drawing, with one marker. Calls `onLost` once if no tile loads. */
export async function drawLeaflet(element: HTMLElement, { lat, lng, title, zoom }: Marker, onLost: () => void) {
  await leafletSheet()
  const map = L.map(element, { scrollWheelZoom: false, zoomControl: false }).setView([lat, lng], zoom)
  map.addControl(L.control.zoom({ zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut }))
  drawLondon(map)
  streetTiles(() => {
    map.remove()
    onLost()
  })?.addTo(map)
  L.circleMarker([lat, lng], { radius: 9, color: paper, weight: 2, fillColor: brick, fillOpacity: 1 })
    .bindTooltip(title)
    .addTo(map)
}
