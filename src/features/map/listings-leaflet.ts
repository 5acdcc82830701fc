import L from 'leaflet'
import { areas as drawnAreas } from '../../domain/london/areas'
import { riverLine as river } from '../../domain/london/river-line'
import { longitudeScale } from '../../lib/map/longitude-scale'
import type { MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import { atLeast, type ListingsMapHandle, type MapEvents, nearest } from './listings-map'
import { leafletSheet, streets } from './openstreetmap'

// The Thames is about 230 m wide where most of our homes are.
const riverWidth = 230

// Over its point, as wide as its words.
const centred = 'w-max -translate-1/2'

/** London as we draw it, under the tiles: what remains when none of them comes. */
function drawRiver(map: L.Map) {
  const pane = map.createPane('drawn')
  pane.style.zIndex = '150'
  pane.setAttribute('aria-hidden', 'true')
  const line = L.polyline(river, {
    pane: 'drawn',
    renderer: L.svg({ pane: 'drawn', padding: 1 }),
    color: '#bfced3',
    interactive: false,
  }).addTo(map)
  const widen = () =>
    line.setStyle({ weight: Math.max(5, (riverWidth * 256 * 2 ** map.getZoom()) / (40_075_000 * longitudeScale)) })
  map.on('zoomend', widen)
  for (const [name, place] of drawnAreas)
    L.marker(place, {
      pane: 'drawn',
      interactive: false,
      keyboard: false,
      icon: L.divIcon({
        className: `${centred} text-tiny leading-none whitespace-nowrap text-ink-2`,
        html: name,
        iconSize: undefined!,
      }),
    }).addTo(map)
  return widen
}

function button(pin: MapPin, press: () => void) {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `pin ${pin.count > 1 ? 'many ' : ''}absolute ${centred}`,
    textContent: pin.words,
  })
  element.setAttribute('aria-label', pin.label)
  element.dataset['home'] = pin.id
  element.addEventListener('click', press)
  L.DomEvent.disableClickPropagation(element)
  return element
}

/** Draws OpenStreetMap in an element, with the homes as buttons over it. */
export async function drawListings(
  element: HTMLElement,
  start: Bounds,
  { moved, chosen, lost }: MapEvents,
): Promise<ListingsMapHandle> {
  await leafletSheet()
  const map = L.map(element, {
    zoomControl: false,
    zoomSnap: 0.1,
    maxBounds: [
      [51.1, -0.9],
      [51.9, 0.7],
    ],
    minZoom: 9,
  })
  map.addControl(L.control.zoom({ position: 'bottomright', zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out' }))
  map.attributionControl.setPrefix('Leaflet')
  let ours = false
  const fit = (part: Bounds) => {
    const [south, west, north, east] = atLeast(part)
    ours = true
    // Half a price's width at the sides; above, the button that searches this area; below, the attribution.
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        animate: false,
        paddingTopLeft: [32, 66],
        paddingBottomRight: [32, 42],
      },
    )
    ours = false
  }
  const tell = () => {
    const sight = map.getBounds()
    moved(
      [sight.getSouth(), sight.getWest(), sight.getNorth(), sight.getEast()].map((side) =>
        Number(side.toFixed(4)),
      ) as Bounds,
      map.getZoom(),
      !ours,
    )
  }
  const widen = drawRiver(map)
  streets(lost).addTo(map)
  map.on('moveend', tell)
  fit(start)
  widen()

  const pins = new Map<string, L.Marker>()
  const nameOf = ({ id, count, words, lat, lng }: MapPin) => [id, count, words, lat.toFixed(5), lng.toFixed(5)].join()
  const press = (pin: MapPin) => {
    if (pin.count === 1 || map.getZoom() >= nearest) {
      // Out from under the card, which stands at the map's upper left where there is room for it.
      ours = true
      map.panInside([pin.lat, pin.lng], {
        paddingTopLeft: [element.clientWidth > 480 ? 340 : 50, 60],
        paddingBottomRight: [60, 50],
        animate: false,
      })
      ours = false
      return chosen(pin)
    }
    map.setView([pin.lat, pin.lng], Math.min(map.getZoom() + 2, nearest))
  }
  return {
    fit,
    show(shown) {
      const names = new Set(shown.map(nameOf))
      for (const [name, marker] of pins)
        if (!names.has(name)) {
          // A pressed number falls apart: the map itself keeps the keyboard's place.
          if (marker.getElement()?.contains(document.activeElement)) element.focus({ preventScroll: true })
          marker.remove()
          pins.delete(name)
        }
      for (const pin of shown.toSorted((a, b) => b.lat - a.lat || a.lng - b.lng)) {
        if (pins.has(nameOf(pin))) continue
        const icon = L.divIcon({ className: '', html: button(pin, () => press(pin)), iconSize: [0, 0] })
        pins.set(nameOf(pin), L.marker([pin.lat, pin.lng], { icon, keyboard: false, interactive: false }).addTo(map))
      }
    },
    remove: () => void map.remove(),
  }
}
