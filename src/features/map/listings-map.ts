import type { MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'

/** What a map tells the list beside it. */
export interface MapEvents {
  /** Another part is in sight; `byHand` when the visitor moved the map and not the list. */
  moved: (part: Bounds, zoom: number, byHand: boolean) => void
  chosen: (pin: MapPin) => void
  /** No tile came: our drawing is all that is under the pins. */
  lost: () => void
}

/** A map that has been drawn, whoever's it is. */
export interface ListingsMapHandle {
  show: (pins: MapPin[]) => void
  fit: (part: Bounds) => void
  /** Shows an area that was drawn, in place of the one before. */
  outline: (ring: Ring | null) => void
  remove: () => void
}

/** London, where no home says where to look. */
export const london: Bounds = [51.44, -0.24, 51.57, 0.03]

const leastBounds = 0.01

/** Bounds that are at least about a kilometre high, round the same middle: a single home is shown with its streets. */
export function atLeast([south, west, north, east]: Bounds): Bounds {
  const grow = Math.max(0, leastBounds - (north - south)) / 2
  return [south - grow, west, north + grow, east]
}

/** As near as a press on a number brings the map; there homes of one rounded position still stand together. */
export const nearest = 17
