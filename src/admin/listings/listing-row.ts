import type { Database } from '../../lib/database.types'
import { webAddress } from '../../lib/http/web-address.ts'
import { isStatus } from '../../domain/listing/listing-status.ts'
import { toText, toTexts } from '../../lib/format/to-text.ts'
import { readColumns } from '../../lib/read-columns.ts'

/**
 * A row of `properties` or `staff_listings`, or some of its columns. No value is trusted: adopted databases may contain
 * anything, and the embedded backend returns numerics as text.
 */
export type ListingRow = {
  [
    column in
      | keyof Database['public']['Tables']['properties']['Row']
      | keyof Database['public']['Views']['staff_listings']['Row']
  ]?: unknown
}

/** Columns with picture addresses. */
export const pictureColumns = ['gallery', 'floor_plans', 'epc_documents'] as const

/** `tenancy` is the kind of a rental's; `epc_expires` is the day of the energy certificate's expiry, `2033-03-14`. */
const texts = ['id', 'slug', 'title', 'area', 'outcode', 'reference', 'tenancy', 'epc_expires', 'updated_at'] as const
/** Pounds and rooms. A rental's price is the monthly rent; drafts may lack one. */
const numbers = ['price', 'beds', 'baths', 'deposit', 'holding_deposit'] as const
/**
 * `needed` counts the facts that the listing's advert needs, `known` those of them that are known, `missing` those
 * without a value; the other unknown ones wait for the owner.
 */
const counts = ['needed', 'known', 'missing', 'enquiries', 'new_enquiries'] as const
/** The scheduled publication as a database timestamp, and the id of the responsible account. */
const nullableTexts = ['publish_at', 'negotiator_id'] as const
const others = ['listing_type', 'status', 'archived', 'thumb', ...pictureColumns]
/** The list's columns of `staff_listings`. */
export const adminListingColumns = [...texts, ...numbers, ...counts, ...nullableTexts, ...others].join()

/** All picture addresses of a row, including plans and energy certificate. */
export const picturesOfRow = (row: ListingRow): string[] => pictureColumns.flatMap((column) => toTexts(row[column]))
/** A number; null without one, 0 for a text that is none. */
const numberOrNull = (value: unknown) => (toText(value) === '' ? null : Number(value) || 0)

/** Parses any row: staff correct here the listings that the public site skips. Its columns keep their names. */
export const parseAdminListing = (row: ListingRow) => ({
  ...readColumns(row, texts, toText),
  ...readColumns(row, numbers, numberOrNull),
  ...readColumns(row, counts, (value) => numberOrNull(value) ?? 0),
  ...readColumns(row, nullableTexts, (value) => toText(value) || null),
  listingType: row.listing_type === 'rent' ? ('rent' as const) : ('sale' as const),
  status: isStatus(row.status) ? row.status : ('live' as const),
  archived: row.archived === true,
  /** How many alerts and open enquiries look for a listing like this; 0 until counted. */
  seekers: 0,
  /** Page views of the last seven days, oldest first. */
  dailyViews: [] as readonly number[],
  /** The addresses of all pictures, including plans and the energy certificate. */
  pictures: picturesOfRow(row),
  thumb: [toText(row.thumb), ...toTexts(row.gallery)].map(webAddress).find(Boolean) ?? '',
})
/** A listing in the admin's list. */
export type AdminListing = ReturnType<typeof parseAdminListing>
