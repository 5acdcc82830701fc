import type { Database } from '../../lib/database.types'
import { webAddress } from '../../lib/http/web-address.ts'
import { isStatus } from '../../domain/listing/listing-status.ts'
import { toText, toTexts } from '../../lib/format/to-text.ts'

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

/** The list's columns of `staff_listings`. */
export const adminListingColumns =
  'id,slug,listing_type,status,title,area,price,beds,baths,thumb,gallery,floor_plans,epc_documents,epc_expires,' +
  'reference,outcode,needed,known,missing,enquiries,new_enquiries,publish_at,negotiator_id,archived,updated_at,' +
  'deposit,holding_deposit,tenancy'

/** All picture addresses of a row, including plans and energy certificate. */
export const picturesOfRow = (row: ListingRow): string[] => pictureColumns.flatMap((column) => toTexts(row[column]))
/** A number; null without one, 0 for a text that is none. */
const numberOrNull = (value: unknown) => (toText(value) === '' ? null : Number(value) || 0)

/**
 * Parses any row: staff correct here the listings that the public site skips. What the list can change has the names of
 * its columns.
 */
export const parseAdminListing = (row: ListingRow) => ({
  id: toText(row['id']),
  slug: toText(row['slug']),
  listingType: row['listing_type'] === 'rent' ? ('rent' as const) : ('sale' as const),
  status: isStatus(row['status']) ? row['status'] : ('live' as const),
  title: toText(row['title']),
  area: toText(row['area']),
  /** Pounds; a rental's is the monthly rent. Drafts may lack price and rooms. */
  price: numberOrNull(row['price']),
  beds: numberOrNull(row['beds']),
  baths: numberOrNull(row['baths']),
  /** A rental's deposits in pounds; null if unknown. */
  deposit: numberOrNull(row['deposit']),
  holding_deposit: numberOrNull(row['holding_deposit']),
  /** The kind of a rental's tenancy; empty if unknown. */
  tenancy: toText(row['tenancy']),
  /** The agency's own reference; empty without one. */
  reference: toText(row['reference']),
  outcode: toText(row['outcode']),
  /** How many facts the listing's advert needs, and how many of them are known. */
  neededFacts: numberOrNull(row['needed']) ?? 0,
  knownFacts: numberOrNull(row['known']) ?? 0,
  /** How many have no value; the other unknown ones wait for the owner. */
  missingFacts: numberOrNull(row['missing']) ?? 0,
  enquiries: numberOrNull(row['enquiries']) ?? 0,
  /** Enquiries in the state “new”. */
  newEnquiries: numberOrNull(row['new_enquiries']) ?? 0,
  /** How many alerts and open enquiries look for a listing like this; 0 until counted. */
  seekers: 0,
  /** Page views of the last seven days, oldest first. */
  dailyViews: [] as readonly number[],
  /** The scheduled publication, as a database timestamp; null without one. */
  publish_at: toText(row['publish_at']) || null,
  /** The id of the responsible account; null if unassigned. */
  negotiator_id: toText(row['negotiator_id']) || null,
  archived: row['archived'] === true,
  updatedAt: toText(row['updated_at']),
  /** The expiry of the energy certificate, `2033-03-14`; empty if unknown. */
  epcExpires: toText(row['epc_expires']),
  /** The addresses of all pictures, including plans and the energy certificate. */
  pictures: picturesOfRow(row),
  thumb: [toText(row['thumb']), ...toTexts(row['gallery'])].map(webAddress).find(Boolean) ?? '',
})
/** A listing in the admin's list. */
export type AdminListing = ReturnType<typeof parseAdminListing>
