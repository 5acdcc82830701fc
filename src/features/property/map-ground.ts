/** The id of the map's parks and water, which the gallery's tile reuses. */
export const mapGroundId = 'map-ground'
