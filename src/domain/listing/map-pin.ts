import type { ReactNode } from 'react'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'
import type { Shade } from '../../lib/map/shade'

/** One listing on a map, or a cluster. */
export interface MapPin {
  id: string
  count: number
  lat: number
  lng: number
  /** Its text: a price or a number. */
  text: string
  /** Its accessible name, which begins with its text. */
  label: string
  /** Its listing is loading after a press. */
  busy?: boolean
}

/** The props between a map of listings and the list beside it. */
export interface ListingsMapProps {
  pins: MapPin[]
  /** The visible bounds; new bounds move the map. */
  bounds: Bounds | null
  /** A drawn area. */
  drawn?: Ring | undefined
  /** Shaded parts, with a legend that explains them. They load late. */
  shades?: { parts: readonly Shade[]; legend: ReactNode } | undefined
  /** Whether there are shades, or will be. */
  shaded: boolean
  /** A temporary overlay over the whole map. */
  overlay: ReactNode
  label: string
  /** Reports new visible bounds; `byHand` if the visitor moved the map. */
  onMove: (bounds: Bounds, zoom: number, byHand: boolean) => void
  onChoose: (pin: MapPin) => void
  /** Shown on the map when its pins failed to load. */
  problem: ReactNode
  /** Shown when the map cannot load. */
  fallback: ReactNode
}
