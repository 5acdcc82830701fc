import type { FeedPlan } from './feed-plan.ts'
import type { FeedFile } from './feed-file.ts'
import { mediaColumns, mediaFields } from './feed-mapping.ts'
import { mediaSource } from './feed-media.ts'
import { listingFinder } from './feed-reference.ts'
import type { CurrentListing } from './current-listings.ts'

// Pictures that a feed names by address: those already fetched and those still to fetch. Pure.

type MediaColumn = (typeof mediaColumns)[keyof typeof mediaColumns]
const columns = Object.values(mediaColumns)
const picturesIn = (listing: CurrentListing, column: MediaColumn): string[] =>
  Array.isArray(listing[column]) ? (listing[column] as string[]) : []

/** The stored pictures in `feed_media.fetched`, by source address. */
function remembered({ feed_media: media }: CurrentListing): [address: string, stored: string][] {
  const { fetched } = (media ?? {}) as { fetched?: unknown }
  return typeof fetched === 'object' && fetched !== null ? Object.entries(fetched as Record<string, string>) : []
}

/**
 * The stored pictures by source address. Pictures that their listing no longer shows are excluded, because storage may
 * have deleted them.
 */
export const fetchedPictures = (present: readonly CurrentListing[]): Map<string, string> =>
  new Map(
    present.flatMap((listing) => {
      const shown = new Set(columns.flatMap((column) => picturesIn(listing, column)))
      return remembered(listing).filter(([, stored]) => shown.has(stored))
    }),
  )

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
    return (Object.keys(mediaColumns) as (keyof typeof mediaColumns)[]).flatMap((kind) => {
      const column = mediaColumns[kind]
      if (listing.protected_columns.includes(column)) return []
      const shown = new Set(picturesIn(listing, column))
      return mediaFields[kind].flatMap((field) => {
        const address = values[field] ? mediaSource(values[field]) : null
        return address && shown.has(address) ? [{ line, agentRef, field, address, listing: listing.id }] : []
      })
    })
  })
}

/**
 * The body of `import_listings` that replaces one listing's pictures by the fetched ones.
 * @param stored the storage address of each, by source address
 */
export function fetchedPayload(listing: CurrentListing, stored: ReadonlyMap<string, string>) {
  const open = columns.filter((column) => !listing.protected_columns.includes(column))
  const row: Record<string, unknown> = Object.fromEntries(
    open.flatMap((column) => {
      const pictures = picturesIn(listing, column)
      return pictures.some((address) => stored.has(address))
        ? [[column, pictures.map((address) => stored.get(address) ?? address)]]
        : []
    }),
  )
  const thumb = (listing as { thumb?: unknown }).thumb
  if ('gallery' in row && typeof thumb === 'string' && stored.has(thumb)) row['thumb'] = stored.get(thumb)
  const fetched = Object.fromEntries([...remembered(listing), ...stored])
  return {
    branch: listing.feed_branch,
    create: [],
    change: [
      {
        ...{ id: listing.id, updated_at: listing.updated_at, media: { fetched } },
        ...{ row, record: {}, protect: [] },
      },
    ],
    withdraw: [],
  }
}
