import type { ChoiceValues } from '../../domain/search/choice-filters'
import type { filterOrder } from '../../domain/search/filter-order'
import type { ListingType } from '../../domain/listing/listing-status'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'

export const sorts = ['newest', 'price-up', 'price-down', 'size', 'nearest', 'quickest'] as const
export type Sort = (typeof sorts)[number]

/** A search: everything that a list's address contains. */
export interface Search extends ChoiceValues {
  type: ListingType
  areas: string[]
  /** A postcode district, `SW7`. `W1` includes `W1G`, as nothing follows its number. */
  postcode?: string | undefined
  /** Pounds; monthly for a rental. */
  min?: number | undefined
  max?: number | undefined
  /** The highest rent with known bills, in pounds a month. Rentals only. */
  monthly?: number | undefined
  beds?: Rooms | undefined
  /** The minimum. */
  baths?: number | undefined
  /** Available by this day, `2026-12-01`. Rentals only. */
  available?: string | undefined
  /** Words in its title, area, description or features. */
  q?: string | undefined
  /** The slug of the station or university to walk to; may be unknown. */
  near?: string | undefined
  /** The maximum walking minutes. */
  walk: number
  /** The slug of the station or university to reach by train; may be unknown. */
  train?: string | undefined
  /** The place of a second person, who has the same time. */
  also?: string | undefined
  /** The maximum minutes of that journey, door to door. */
  within: number
  /** Degrees: south, west, north, east. */
  box?: Bounds | undefined
  /** An area drawn by hand. */
  drawn?: Ring | undefined
  sort: Sort
  page: number
  view: 'list' | 'map'
}
/** The minimum, or a range: exactly two is `[2, 2]`, a studio `[0, 0]`. */
export type Rooms = number | [min: number, max: number]

/** Filter names, the same in the database and the address. */
export type FilterName = (typeof filterOrder)[number]
