/** The length of a degree of longitude relative to latitude, in London at 51.5°. */
export const longitudeScale = Math.cos((51.5 * Math.PI) / 180)

/** Degrees of latitude per number of pixels, in London, at a web map's zoom. */
export const degreesPerPixels = (zoom: number, pixels: number) => (pixels * longitudeScale * 360) / (256 * 2 ** zoom)
