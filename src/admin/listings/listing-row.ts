import type { Database } from '../../lib/database.types'
import { webAddress } from '../../lib/http/web-address'
import { isStatus, type ListingType, type Status } from '../../domain/listing/listing-status'
import { toText, toTexts } from '../../lib/format/to-text'

/**
 * A row of `properties` or of `staff_listings`, or those of its columns that were asked for. No value is trusted: an
 * adopted database may hold anything, and the embedded backend writes a numeric as text.
 */
export type ListingRow = {
  [
    column in
      | keyof Database['public']['Tables']['properties']['Row']
      | keyof Database['public']['Views']['staff_listings']['Row']
  ]?: unknown
}

/** A home as the list shows it. */
export interface AdminListing {
  id: string
  slug: string
  listingType: ListingType
  status: Status
  title: string
  area: string
  /** Pounds; a rental's is a month's rent. A draft may lack it, and its rooms. */
  price: number | null
  beds: number | null
  baths: number | null
  thumb: string
  /** The agency's own name for it; empty where it has none. */
  reference: string
  outcode: string
  /** How many facts its advert needs, and how many of them are known. */
  needed: number
  known: number
  enquiries: number
  /** Those of the enquiries that nobody has taken up. */
  newEnquiries: number
  /** How often its page was opened on each of the seven days up to today, oldest first. */
  dayViews: readonly number[]
  /** When it goes live by itself, as the database writes moments; empty where nothing is set. */
  publishAt: string
  /** The account whose listing it is; empty where it is nobody's. */
  negotiatorId: string
  archived: boolean
  updatedAt: string
  /** The last day of its energy certificate, `2033-03-14`; empty where none is known. */
  energyEnds: string
  /** All its pictures, of whatever kind. */
  pictures: string[]
}

/** The columns that hold addresses of pictures. */
export const pictureColumns = ['gallery', 'floor_plans', 'epc_documents'] as const

/** What the list needs of a row of `staff_listings`. */
export const adminListingColumns =
  'id,slug,listing_type,status,title,area,price,beds,baths,thumb,gallery,floor_plans,epc_documents,epc_expires,' +
  'reference,outcode,needed,known,enquiries,new_enquiries,publish_at,negotiator_id,archived,updated_at'

/** The addresses of all pictures of a row, of its plans and its energy certificate too. */
export const picturesOfRow = (row: ListingRow): string[] => pictureColumns.flatMap((column) => toTexts(row[column]))
const figure = (value: unknown) => (toText(value) === '' ? null : Number(value) || 0)

/** Reads a row, however it is filled: one that the public site leaves out has to be found here, to be put right. */
export const parseAdminListing = (row: ListingRow, dayViews: readonly number[] = []): AdminListing => ({
  id: toText(row['id']),
  slug: toText(row['slug']),
  listingType: row['listing_type'] === 'rent' ? 'rent' : 'sale',
  status: isStatus(row['status']) ? row['status'] : 'live',
  title: toText(row['title']),
  area: toText(row['area']),
  price: figure(row['price']),
  beds: figure(row['beds']),
  baths: figure(row['baths']),
  reference: toText(row['reference']),
  outcode: toText(row['outcode']),
  needed: figure(row['needed']) ?? 0,
  known: figure(row['known']) ?? 0,
  enquiries: figure(row['enquiries']) ?? 0,
  newEnquiries: figure(row['new_enquiries']) ?? 0,
  dayViews,
  publishAt: toText(row['publish_at']),
  negotiatorId: toText(row['negotiator_id']),
  archived: row['archived'] === true,
  updatedAt: toText(row['updated_at']),
  energyEnds: toText(row['epc_expires']),
  pictures: picturesOfRow(row),
  thumb: [toText(row['thumb']), ...toTexts(row['gallery'])].map(webAddress).find(Boolean) ?? '',
})

/** How many homes each tab holds. */
export interface Counts {
  all: number
  sale: number
  rent: number
}

/** What an empty list says. */
export const nothing = (type: ListingType | null) =>
  type ? `No properties found for ${type}.` : "You haven't added any properties yet."
