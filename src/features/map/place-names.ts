import L from 'leaflet'
import { london } from '../../domain/london/london'
import { type Box, overlap } from '../../domain/london/map/frame'
import { mapColours } from '../../domain/london/map/map-colours'
import { boxAround, boxBeside, type Side, textWidth } from '../../domain/london/map/labels'

interface Name {
  text: string
  lat: number
  lng: number
  /** The lowest zoom with room for it. */
  zoom: number
  kind: 'place' | 'park' | 'station'
}
const middle = (ring: [number, number][]) => {
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length
  return { lat: mean(0), lng: mean(1) }
}
const placeZoom = { 1: 10, 2: 12.2, 3: 13.2 } as Record<number, number>

/** All names, most important first. */
const names: Name[] = [
  ...[...london.places]
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, lat, lng, rank }) => ({ text: name, lat, lng, zoom: placeZoom[rank] ?? 14, kind: 'place' as const })),
  ...london.parks.map(({ name, rank = 3, ring }) => ({
    text: name,
    ...middle(ring),
    zoom: rank === 1 ? 12.5 : 14,
    kind: 'park' as const,
  })),
  ...london.stations.map(({ name, lat, lng }) => ({ text: name, lat, lng, zoom: 13.3, kind: 'station' as const })),
]
const size = 12
const height = 16
const sides: Side[] = ['right', 'left', 'below', 'above']
// Shades are darker than the ground.
const classes = {
  place: 'text-ink-2 in-data-shaded:text-ink',
  park: 'font-serif text-map-park italic in-data-shaded:text-ink',
  station: 'text-ink',
}

/**
 * Names of districts, parks and stations on a map. `layout` shows those that fit without touching pins, other names and
 * the map's corner controls.
 */
export function placeNames(map: L.Map) {
  const pane = map.createPane('names')
  pane.style.zIndex = '160'
  pane.setAttribute('aria-hidden', 'true')
  const layer = L.layerGroup().addTo(map)
  const label = ({ text, kind }: Name, { left, top }: Box) =>
    L.marker(map.containerPointToLatLng([left, top]), {
      pane: 'names',
      interactive: false,
      keyboard: false,
      icon: L.divIcon({
        className: `map-name w-max text-tiny leading-4 whitespace-nowrap ${classes[kind]}`,
        // Text, never HTML.
        html: Object.assign(document.createElement('span'), { textContent: text }),
        // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- Only undefined fits the text.
        iconSize: undefined!,
      }),
    })
  const dot = ({ lat, lng }: Name) =>
    L.circleMarker([lat, lng], {
      pane: 'names',
      interactive: false,
      radius: 3.5,
      weight: 1.5,
      color: mapColours.ink,
      fillColor: mapColours.paper,
      fillOpacity: 1,
    })
  return {
    /** `covered` are occupied boxes of the map, in its pixels. */
    layout(covered: Box[]) {
      layer.clearLayers()
      const zoom = map.getZoom()
      const { x: width, y: tall } = map.getSize()
      const taken = [...covered]
      const free = (box: Box) =>
        box.left > 4 &&
        box.top > 4 &&
        box.right < width - 4 &&
        box.bottom < tall - 4 &&
        !taken.some((other) => overlap(other, box))
      for (const name of names) {
        if (zoom < name.zoom) continue
        const { x, y } = map.latLngToContainerPoint([name.lat, name.lng])
        const around = { width: textWidth(name.text, size) + 8, height }
        const mark = boxAround([x, y], { width: 10, height: 10 })
        if (name.kind === 'station' && !free(mark)) continue
        const box =
          name.kind === 'station'
            ? sides.map((side) => boxBeside([x, y], around, side, 7)).find(free)
            : [boxAround([x, y], around)].find(free)
        if (!box) continue
        taken.push(box, ...(name.kind === 'station' ? [mark] : []))
        layer.addLayer(label(name, box))
        if (name.kind === 'station') layer.addLayer(dot(name))
      }
    },
  }
}
