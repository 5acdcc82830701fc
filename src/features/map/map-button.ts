import type { Marker } from './map'

// A press on "Show the map" fetches the real map. The listener is the document's, so that a panel that an island draws
// later is heard as well. In an island that has yet to hydrate the map would be removed again: there the press is
// repeated by the island's directive (integrations/client-when).
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('[data-show-map]')
  if (!button || button.closest('astro-island[ssr]')) return
  const panel = button.closest<HTMLElement>('[data-map]')
  // Where the code does not come, the button stays and can be pressed again.
  if (panel)
    void import('./show-map').then(({ showMap }) => showMap(panel, JSON.parse(panel.dataset['map'] ?? '') as Marker))
})
