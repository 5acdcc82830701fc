import { mapOf } from '#messages/maps.ts'
import { noStreetMap } from './map'
import type { Marker } from './map'

const googleKey = import.meta.env.PUBLIC_GOOGLE_MAPS_KEY

/**
 * Replaces the drawn map by Google's if a key is set, else by OpenStreetMap's; with neither, the drawing stays with a
 * message.
 */
export async function showMap(panel: HTMLElement, marker: Marker) {
  // Ignores a second press while loading.
  if (panel.querySelector('[role=region]')) return
  const button = panel.querySelector<HTMLButtonElement>('[data-show-map]')
  button?.setAttribute('aria-busy', 'true')
  const canvas = document.createElement('div')
  canvas.className = 'isolate z-0 col-start-1 row-start-1'
  canvas.setAttribute('role', 'region')
  canvas.setAttribute('aria-label', mapOf(marker.title))
  panel.append(canvas)
  const lost = () => {
    canvas.remove()
    const caption = document.createElement('span')
    caption.setAttribute('role', 'status')
    caption.textContent = noStreetMap
    panel.querySelector('p')?.prepend(caption)
  }
  try {
    if (googleKey) await (await import('./google')).drawGoogle(canvas, marker, googleKey)
    else await (await import('./leaflet')).drawLeaflet(canvas, marker, lost)
    button?.remove()
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'Failed to load Google Maps API')
    button?.remove()
    lost()
  }
}
