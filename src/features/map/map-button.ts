// A press on "Show the map" fetches the real map. The listener is the document's, so that a panel that an island draws
// later is heard as well.
document.addEventListener('click', ({ target }) => {
  const panel = (target as Element).closest('[data-show-map]')?.closest<HTMLElement>('[data-map]')
  // Where the code does not come, the button stays and can be pressed again.
  if (panel) void import('./show-map').then(({ showMap }) => showMap(panel, JSON.parse(panel.dataset['map']!)))
})
