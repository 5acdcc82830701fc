/** At London's latitude a degree of longitude is about this much of one of latitude. */
export const longitudeScale = 0.622

/** How many degrees of latitude lie under so many pixels, in London, at a zoom of the web's maps. */
export const degreesPerPixels = (zoom: number, pixels: number) => (pixels * longitudeScale * 360) / (256 * 2 ** zoom)
