/** The map's parks and water, which the gallery's tile shows again. */
export const mapGroundId = 'map-ground'
