import L from 'leaflet'
import { london } from '../../domain/london/london'
import { mapColours } from '../../domain/london/map/map-colours'
import { smoothPoints } from '../../domain/london/map/smooth-points'
import { tileServer } from '../../lib/map/tile-server'
import { type Shade, shadeDashes, shadeOpacity } from '../../lib/map/shade'

const pane = 'shades'

/** Shaded parts of a map, over its ground and below its names and pins. */
export function shadeLayer(map: L.Map) {
  // Tiles hide our drawing and its names. On the drawing, the shades are between them.
  const hasTiles = tileServer(import.meta.env) !== null
  const element = map.createPane(pane)
  element.style.zIndex = hasTiles ? '250' : '155'
  // The names of streets are part of the tiles: they stay as dark as they were.
  if (hasTiles) element.style.mixBlendMode = 'multiply'
  element.style.pointerEvents = 'none'
  element.setAttribute('aria-hidden', 'true')
  const renderer = L.svg({ pane, padding: 1 })
  const layer = L.layerGroup().addTo(map)
  const shared = { pane, renderer, interactive: false }
  return (shades: readonly Shade[]) => {
    layer.clearLayers()
    map.getContainer().toggleAttribute('data-shaded', shades.length > 0)
    for (const { rings, line } of shades)
      layer.addLayer(
        L.polygon(rings, {
          ...shared,
          color: mapColours.shade,
          weight: line === 'dotted' ? 2 : 1.5,
          opacity: 0.75,
          fillOpacity: shadeOpacity,
          lineCap: 'round',
          ...(shadeDashes[line] && { dashArray: shadeDashes[line] }),
        }),
      )
    // Nobody lives on the water.
    if (shades.length > 0 && !hasTiles)
      layer.addLayer(
        L.polygon(smoothPoints(london.river, true), {
          ...shared,
          stroke: false,
          fillColor: mapColours.water,
          fillOpacity: 1,
        }),
      )
  }
}
