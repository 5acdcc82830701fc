import type { Point } from '../london'
import { drawsMap } from '../../../parts'
import { drawMap, type MapDrawing } from './draw-map'

// Laptop pages show it unscaled; phones show its middle.
const size = { width: 1400, height: 520 }
const streetScale = 3.55
/** A phone's crop includes the names of stations within a walk. */
const officeScale = 4.8

// Each is null if the maps of the agency are not drawn.
const drawn: (...settings: Parameters<typeof drawMap>) => MapDrawing | null = (...settings) =>
  drawsMap() ? drawMap(...settings) : null

/** The map around a listing: places within a walk. */
export const listingMap = (centre: Point, flag: string) =>
  drawn(
    { centre, metresPerPixel: streetScale, ...size },
    { pin: { flag }, rings: [5, 10, 15], stations: true, universities: true, places: 3 },
  )

/** The map of an area: no centre pin, its name is the largest label. */
export const areaMap = (centre: Point, subject: string) =>
  drawn({ centre, metresPerPixel: 7, ...size }, { stations: true, universities: true, places: 3, subject })

/** The map around an office. */
export const officeMap = (centre: Point, flag: string) =>
  drawn(
    { centre, metresPerPixel: officeScale, width: 700, height: 420 },
    { pin: { flag }, rings: [5, 10], stations: true, places: 3 },
  )
