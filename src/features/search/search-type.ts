import type { ChoiceValues } from '../../domain/search/choice-filters'
import type { filterOrder } from '../../domain/search/filter-order'
import type { ListingType } from '../../domain/listing/listing-status'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'

export const sorts = ['newest', 'price-up', 'price-down', 'size', 'nearest'] as const
export type Sort = (typeof sorts)[number]

/** What a visitor asks of a list: everything that its address says. */
export interface Search extends ChoiceValues {
  type: ListingType
  areas: string[]
  /** Pounds; of a rental, a calendar month. */
  min?: number | undefined
  max?: number | undefined
  beds?: Rooms | undefined
  /** At least so many. */
  baths?: number | undefined
  /** A day, `2026-12-01`: free by then. Rentals only. */
  available?: string | undefined
  /** Words of its title, area, description or features. */
  q?: string | undefined
  /** The station or university to walk to, by its name in an address; it may be one that we do not know. */
  near?: string | undefined
  /** The most minutes of that walk. */
  walk: number
  /** Degrees: south, west, north, east. */
  box?: Bounds | undefined
  /** An area drawn by hand. */
  drawn?: Ring | undefined
  sort: Sort
  page: number
  view: 'list' | 'map'
}
/** At least so many, or the fewest and the most: exactly two is `[2, 2]`, a studio `[0, 0]`. */
export type Rooms = number | [fewest: number, most: number]

/** The filters by the names that the database and the address give them. */
export type FilterName = (typeof filterOrder)[number]
