import type { Marker } from './map'

// A press on "Show the map" loads the real map. The listener is on the document, so it also covers panels that islands
// render later. In an island before hydration the map would be removed again, so the island's directive repeats the
// press (integrations/client-when).
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('[data-show-map]')
  if (!button || button.closest('astro-island[ssr]')) return
  const panel = button.closest<HTMLElement>('[data-map]')
  // If the code fails to load, the button stays and can be pressed again.
  if (panel)
    import('./show-map').then(
      ({ showMap }) => showMap(panel, JSON.parse(panel.dataset['map'] ?? '') as Marker),
      () => {},
    )
})
