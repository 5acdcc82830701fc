import type { Point } from '../london'
import { drawMap } from './draw-map'

// Laptop pages show it unscaled; phones show its middle.
const size = { width: 1400, height: 520 }
const streetScale = 3.55
/** A phone's crop includes the names of stations within a walk. */
const officeScale = 4.8

/** The map around a listing: places within a walk. */
export const listingMap = (centre: Point, flag: string) =>
  drawMap(
    { centre, metresPerPixel: streetScale, ...size },
    { pin: { flag }, rings: [5, 10, 15], stations: true, universities: true, places: 3 },
  )

/** The map of an area: no centre pin, its name is the largest label. */
export const areaMap = (centre: Point, subject: string) =>
  drawMap({ centre, metresPerPixel: 7, ...size }, { stations: true, universities: true, places: 3, subject })

/** The map around the office. */
export const officeMap = (centre: Point, flag: string) =>
  drawMap(
    { centre, metresPerPixel: officeScale, width: 700, height: 420 },
    { pin: { flag }, rings: [5, 10], stations: true, places: 3 },
  )
