import { toTexts } from '../../lib/format/to-text.ts'
import type { FeedPlan, PresentListing } from './feed-plan.ts'
import type { FeedFile } from './feed-file.ts'
import { mediaColumns, mediaFields } from './picture-mappings.ts'
import { mediaSource } from './feed-media.ts'
import { listingFinder } from './feed-reference.ts'
import type { CurrentListing } from './current-listings.ts'
import { captionColumns, pictureRow } from './picture-columns.ts'

// Pictures that a feed names by address: those already fetched and those still to fetch. Pure.

/** The stored pictures of a listing by source, also those that it no longer shows. */
export const fetchedOf = ({ feed_media: media }: PresentListing) =>
  (media as { fetched?: Record<string, string> | null } | null | undefined)?.fetched ?? {}

/**
 * The stored pictures of a listing by source, from `feed_media.fetched`. Pictures that it no longer shows are excluded,
 * because storage may have deleted them.
 */
export function shownPictures(listing: PresentListing): [source: string, stored: string][] {
  const shown = new Set(mediaColumns.flatMap((column) => toTexts(listing[column])))
  return Object.entries(fetchedOf(listing)).filter(([, stored]) => shown.has(stored))
}

/** The stored pictures of all listings by source. */
export const fetchedPictures = (present: readonly PresentListing[]): Map<string, string> =>
  new Map(present.flatMap(shownPictures))

/** A picture that a listing still shows from the feed's address. */
export interface AddressedPicture {
  line: number
  agentRef: string
  field: string
  address: string
  /** The id of the listing. */
  listing: string
}

/** The pictures that listings still show from feed addresses, except in protected columns. */
export function addressedPictures(
  file: FeedFile,
  { branch, refused }: FeedPlan,
  present: readonly CurrentListing[],
): AddressedPicture[] {
  const refusedLines = new Set(refused.map(({ line }) => line))
  const find = listingFinder(present, branch)
  return file.records.flatMap(({ line, values }) => {
    const agentRef = values['AGENT_REF'] ?? ''
    const listing = refusedLines.has(line) ? undefined : find(agentRef)
    if (!listing) return []
    return mediaColumns.flatMap((column) => {
      if (listing.protected_columns.includes(column)) return []
      const shown = new Set(toTexts(listing[column]))
      return mediaFields[column].flatMap((field) => {
        const address = values[field] ? mediaSource(values[field]) : null
        return address && shown.has(address) ? [{ line, agentRef, field, address, listing: listing.id }] : []
      })
    })
  })
}

/**
 * The body of `import_listings` that replaces one listing's pictures by the fetched ones.
 * @param stored the storage address of each, by source address; null if the address gives no picture
 */
export function fetchedPayload(listing: CurrentListing, stored: ReadonlyMap<string, string | null>) {
  const open = mediaColumns.filter((column) => !listing.protected_columns.includes(column))
  const row: Record<string, unknown> = {}
  for (const column of open) {
    const pictures = toTexts(listing[column])
    const shown = pictures.map((address) => (stored.get(address) === null ? '' : (stored.get(address) ?? address)))
    // A home without photographs could not stay live.
    if (column === 'gallery' && !shown.some(Boolean)) continue
    const captionColumn = captionColumns[column]
    const captions = toTexts(captionColumn && listing[captionColumn])
    if (pictures.some((address) => stored.has(address))) Object.assign(row, pictureRow(column, shown, captions))
  }
  const fetched = [...shownPictures(listing), ...[...stored].filter(([, address]) => address)]
  return {
    branch: listing.feed_branch,
    create: [],
    change: [
      {
        id: listing.id,
        updated_at: listing.updated_at,
        media: { fetched: Object.fromEntries(fetched) },
        row,
        record: {},
        protect: [],
      },
    ],
    withdraw: [],
  }
}
