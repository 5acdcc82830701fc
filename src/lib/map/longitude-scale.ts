/** A degree of longitude is this much of one of latitude, in London: at 51.5°. */
export const longitudeScale = Math.cos((51.5 * Math.PI) / 180)

/** How many degrees of latitude lie under so many pixels, in London, at a zoom of the web's maps. */
export const degreesPerPixels = (zoom: number, pixels: number) => (pixels * longitudeScale * 360) / (256 * 2 ** zoom)
