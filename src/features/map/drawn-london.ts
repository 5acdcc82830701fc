import L from 'leaflet'
import { london, type Point } from '../../domain/london/london'
import { mapColours } from '../../domain/london/map/map-colours'
import { smoothPoints } from '../../domain/london/map/smooth-points'

const pane = 'drawn'

/** Our drawing of London's parks, water and prime meridian, below the map's tiles. */
export function drawLondon(map: L.Map) {
  const element = map.createPane(pane)
  element.style.zIndex = '150'
  element.setAttribute('aria-hidden', 'true')
  const renderer = L.svg({ pane, padding: 1 })
  const shared = { pane, renderer, interactive: false }
  const fill = (ring: Point[], fillColor: string) =>
    L.polygon(ring, { ...shared, stroke: false, fillColor, fillOpacity: 1 }).addTo(map)
  const line = (points: Point[], color: string, weight: number, dashArray?: string) =>
    L.polyline(points, { ...shared, color, weight, ...(dashArray && { dashArray }) }).addTo(map)
  for (const { ring } of london.parks) fill(ring, mapColours.park)
  fill(smoothPoints(london.river, true), mapColours.water)
  for (const { ring } of london.basins) fill(ring, mapColours.water)
  line(smoothPoints(london.canal, false), mapColours.water, 3)
  line(
    [
      [51.1, 0],
      [51.9, 0],
    ],
    mapColours.brick,
    1,
    '1 5',
  )
}
