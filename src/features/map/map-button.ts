// A press on "Show the map" fetches the real map. The listener is the document's, so that a panel that an island draws
// later is heard as well.
document.addEventListener('click', async ({ target }) => {
  const panel = (target as Element).closest('[data-show-map]')?.closest<HTMLElement>('[data-map]')
  if (panel) await (await import('./show-map')).showMap(panel, JSON.parse(panel.dataset['map']!))
})
