import type { MapPin } from '../../domain/listing/map-pin'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'
import type { Shade } from '../../lib/map/shade'

/** Events from a map to its list. */
export interface MapEvents {
  /** The visible bounds changed; `byHand` if the visitor moved the map. */
  onMove: (bounds: Bounds, zoom: number, byHand: boolean) => void
  onSelect: (pin: MapPin) => void
  /** No tile loaded: only our drawing is below the pins. */
  onTilesFailed: () => void
}

/** A rendered map of either provider. */
export interface ListingsMapHandle {
  show: (pins: MapPin[]) => void
  /** Moves to bounds; above the legend, if there is one. */
  fit: (bounds: Bounds, hasLegend?: boolean) => void
  /** Shows a drawn area, replacing the previous one. */
  outline: (ring: Ring | null) => void
  /** Shades parts below the pins, replacing the previous ones. Google's map has no dashed lines, and no shades. */
  shade?: (shades: readonly Shade[]) => void
  remove: () => void
}

/** The default bounds: London. */
export const london: Bounds = [51.44, -0.24, 51.57, 0.03]

const minHeightDegrees = 0.01

/** Extends bounds to a height of about a kilometre, so that a single listing is shown with its streets. */
export function withMinimumSize([south, west, north, east]: Bounds): Bounds {
  const grow = Math.max(0, minHeightDegrees - (north - south)) / 2
  return [south - grow, west, north + grow, east]
}

/** The maximum zoom of a press on a cluster; listings with the same rounded position stay together. */
export const maxZoom = 17
