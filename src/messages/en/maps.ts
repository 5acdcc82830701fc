// Maps of homes and around a home: their controls, and their words when they do not load.

export const mapLost = 'The map could not be loaded.'
export const sameHomes = 'The list shows the same homes.'
export const loading = 'Loading the map…'
export const streetsLost = 'The street map could not be loaded.'
export const ownMapInstead = ' You see our own map instead.'
export const mapOf = (title: string) => `Map of ${title}`
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
/** The attribution of our drawing, followed by that of a tile server. */
export const drawnByUs = 'Drawn by us, checked against OpenStreetMap'
