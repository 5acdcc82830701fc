import type { ReactNode } from 'react'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'

/** One listing on a map, or several that stand together. */
export interface MapPin {
  id: string
  count: number
  lat: number
  lng: number
  /** What stands on it: a price, or a number. */
  text: string
  /** Its accessible name, which begins with what stands on it. */
  label: string
}

/** What a map of listings takes from the list beside it, and tells it. */
export interface ListingsMapProps {
  pins: MapPin[]
  /** The part to show; a new one moves the map. */
  part: Bounds | null
  /** An area that somebody drew, as an outline. */
  drawn?: Ring | undefined
  /** What lies over the whole map for a while. */
  overlay: ReactNode
  label: string
  /** Another part is in sight; `byHand` when the visitor moved the map and not the list. */
  onMove: (part: Bounds, zoom: number, byHand: boolean) => void
  onChoose: (pin: MapPin) => void
  /** A way on, for when the map cannot be loaded. */
  fallback: ReactNode
}
