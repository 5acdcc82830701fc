import L from 'leaflet'
import * as messages from '#messages/maps.ts'
import type { MapPin } from '../../domain/listing/map-pin'
import { mapColours } from '../../domain/london/map/map-colours'
import { drawsMap } from '../../parts'
import type { Bounds } from '../../lib/map/bounds'
import { withMinimumSize, type ListingsMapHandle, type MapEvents, maxZoom } from './listings-map'
import { drawLondon } from './drawn-london'
import { shadeLayer } from './shade-layer'
import { legendHeight, mapPadding, pinClass, zoomStep } from './map-frame'
import { placeNames } from './place-names'
import { leafletSheet, streetTiles } from './tiles'

const outline = { color: mapColours.brick, weight: 2, fillOpacity: 0.08, interactive: false }

function button(pin: MapPin, press: () => void) {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `${pinClass(pin.count > 1)} aria-busy:animate-breathe`,
    textContent: pin.text,
  })
  element.dataset['listingId'] = pin.id
  element.addEventListener('click', press)
  L.DomEvent.disableClickPropagation(element)
  return element
}

/** Draws London with the listings as buttons; adds tiles if a tile server is configured. */
export async function drawListings(
  element: HTMLElement,
  start: Bounds,
  { onMove, onSelect, onTilesFailed }: MapEvents,
): Promise<ListingsMapHandle> {
  await leafletSheet()
  const map = L.map(element, {
    zoomControl: false,
    zoomSnap: zoomStep,
    maxBounds: [
      [51.1, -0.9],
      [51.9, 0.7],
    ],
    minZoom: 9,
  })
  map.addControl(
    L.control.zoom({ position: 'bottomright', zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut }),
  )
  map.attributionControl.setPrefix('Leaflet')
  if (drawsMap()) map.attributionControl.addAttribution(messages.drawnByUs)
  let isProgrammaticMove = false
  const fit = (bounds: Bounds, hasLegend = false) => {
    const [south, west, north, east] = withMinimumSize(bounds)
    isProgrammaticMove = true
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        animate: false,
        paddingTopLeft: [mapPadding.side, mapPadding.top],
        paddingBottomRight: [mapPadding.side, mapPadding.bottom + (hasLegend ? legendHeight : 0)],
      },
    )
    isProgrammaticMove = false
  }
  const reportMove = () => {
    const visibleBounds = map.getBounds()
    onMove(
      [visibleBounds.getSouth(), visibleBounds.getWest(), visibleBounds.getNorth(), visibleBounds.getEast()].map(
        (side) => Number(side.toFixed(4)),
      ) as Bounds,
      map.getZoom(),
      !isProgrammaticMove,
    )
  }
  if (drawsMap()) drawLondon(map)
  const shade = shadeLayer(map)
  // Tiles have names of their own.
  const names = drawsMap() ? placeNames(map) : null
  const layoutNames = () => {
    const frame = element.getBoundingClientRect()
    const covered = [...element.querySelectorAll('.pin, .leaflet-control')].map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top }
    })
    names?.layout(covered)
  }
  streetTiles(onTilesFailed)?.addTo(map)
  map.on('moveend', reportMove).on('moveend resize', layoutNames)
  fit(start)

  let outlined: L.Polygon | undefined
  const pins = new Map<string, L.Marker>()
  const keyOf = ({ id, count, text, lat, lng }: MapPin) => [id, count, text, lat.toFixed(5), lng.toFixed(5)].join()
  const press = (pin: MapPin) => {
    if (pin.count === 1 || map.getZoom() >= maxZoom) {
      // Moves the pin from below the card, which is at the map's upper left or, without space, at its bottom.
      const narrow = element.clientWidth <= 480
      isProgrammaticMove = true
      map.panInside([pin.lat, pin.lng], {
        paddingTopLeft: [narrow ? 50 : 340, 60],
        paddingBottomRight: [60, narrow ? element.clientHeight * 0.65 : 50],
        animate: false,
      })
      isProgrammaticMove = false
      return onSelect(pin)
    }
    map.setView([pin.lat, pin.lng], Math.min(map.getZoom() + 2, maxZoom))
  }
  return {
    fit,
    outline(ring) {
      outlined?.remove()
      outlined = ring ? L.polygon(ring, outline).addTo(map) : undefined
    },
    shade,
    show(shown) {
      const keys = new Set(shown.map(keyOf))
      for (const [key, marker] of pins)
        if (!keys.has(key)) {
          // A pressed cluster splits and loses its element, so the map takes the focus.
          if (marker.getElement()?.contains(document.activeElement)) element.focus({ preventScroll: true })
          marker.remove()
          pins.delete(key)
        }
      for (const pin of [...shown].sort((a, b) => b.lat - a.lat || a.lng - b.lng)) {
        const key = keyOf(pin)
        if (!pins.has(key)) {
          const icon = L.divIcon({ className: '', html: button(pin, () => press(pin)), iconSize: [0, 0] })
          pins.set(key, L.marker([pin.lat, pin.lng], { icon, keyboard: false, interactive: false }).addTo(map))
        }
        // A pin may be drawn before its home is listed.
        const element = pins.get(key)?.getElement()?.firstElementChild
        element?.setAttribute('aria-label', pin.label)
        element?.setAttribute('aria-busy', String(Boolean(pin.busy)))
      }
      layoutNames()
    },
    remove: () => void map.remove(),
  }
}
