/** The id of the SVG group with the map's parks and water, which the gallery's map tile reuses. */
export const mapGroundId = 'map-ground'
