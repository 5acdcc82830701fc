/** A link to a place on OpenStreetMap, at zoom 16. */
export const mapLink = ([lat, lng]: [lat: number, lng: number]) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
