import { toTexts } from '../../lib/format/to-text.ts'
import { type MediaColumn, mediaColumns } from './picture-mappings.ts'
import { ofZip, pictureName } from './feed-media.ts'
import { changedRow, type FeedPlan, type PlannedChange, type PresentListing, splitRow } from './feed-plan.ts'
import type { FeedRow } from './feed-row.ts'
import { fetchedOf, shownPictures } from './fetched-pictures.ts'
import { skippedColumns } from './locked-columns.ts'
import { captionColumns, pictureRow } from './picture-columns.ts'
import { pictureFiles } from './picture-files.ts'

// The request of a plan to the database (`import_listings`), after its pictures have addresses of ours. Pure.

const isMedia = (column: string): column is MediaColumn => (mediaColumns as string[]).includes(column)
type Sources = Partial<Record<MediaColumn, string[]>>
/** What `listing_records.feed_media` gets: picture names by column, and the listing's status in the feed. */
type Media = Sources & { fetched?: Record<string, string>; feed_status?: string }
type AddressOf = (source: string) => string | undefined

const sourcesOf = (row: FeedRow): Sources =>
  Object.fromEntries(
    mediaColumns.flatMap((column) => (Array.isArray(row[column]) ? [[column, row[column] as string[]]] : [])),
  )
const sourceList = (row: FeedRow) => Object.values(sourcesOf(row)).flat()

/**
 * The pictures that a listing has, by source: those of its last feed, else the names in our export. Without addresses
 * if staff have removed them since.
 */
function heldPictures({ stored, agentRef }: PlannedChange): Map<string, string | undefined> {
  const files = pictureFiles(stored, agentRef)
  const media = (stored.feed_media ?? {}) as Sources
  // Rows of an earlier version have no addresses by source, so theirs follow from the place.
  const fetched = shownPictures(stored).length > 0 ? fetchedOf(stored) : {}
  return new Map(
    mediaColumns.flatMap((column) => {
      const pictures = toTexts(stored[column])
      const names = media[column] ?? files.filter((one) => one.column === column).map(({ file }) => `zip:${file}`)
      return names.map((name, index) => {
        const address = fetched[name] ?? (names.length === pictures.length ? pictures[index] : undefined)
        return [name, address && pictures.includes(address) ? address : undefined] as const
      })
    }),
  )
}

/** A row whose new pictures that could not be stored give way to the held ones of the same name, with our captions. */
function withHeldVersions(row: FeedRow, addressOf: AddressOf, held: ReadonlyMap<string, string | undefined>): FeedRow {
  const heldVersion = (source: string) =>
    [...held].find(([name, address]) => address && pictureName(name) === pictureName(source))?.[0] ?? source
  const next = { ...row }
  for (const [column, sources] of Object.entries(sourcesOf(row)) as [MediaColumn, string[]][]) {
    const shown = sources.map((source) => (addressOf(source) || held.has(source) ? source : heldVersion(source)))
    const texts = captionColumns[column]
    next[column] = shown
    if (texts === 'picture_alts' && next[texts])
      next[texts] = toTexts(next[texts]).map((text, index) => (shown[index] === sources[index] ? text : ''))
  }
  return next
}

/** Every picture that a plan stores from the feed's zip, once: `zip:NAME`. */
export const picturesOf = ({ created, changed }: FeedPlan): string[] => [
  ...new Set([
    ...created.flatMap(({ row }) => sourceList(row).filter(ofZip)),
    ...changed.flatMap((change) => {
      const sources = sourceList(changedRow(change)).filter(ofZip)
      const held = sources.length > 0 ? heldPictures(change) : new Map<string, unknown>()
      return sources.filter((source) => !held.has(source))
    }),
  ]),
]
/** Every picture address that a plan uses, once. */
export const pictureAddressesOf = ({ created, changed }: FeedPlan): string[] => {
  const rows = [...created.map(({ row }) => row), ...changed.map(changedRow)]
  return [...new Set(rows.flatMap(sourceList))].filter((source) => !ofZip(source))
}

/** A row with its pictures' addresses, without unavailable pictures. Our captions replace empty ones. */
function withAddresses(row: FeedRow, addressOf: AddressOf, stored: Partial<PresentListing> = {}): FeedRow {
  const next: FeedRow & { floor_plan_captions?: unknown } = { ...row }
  for (const column of mediaColumns) {
    const addresses = sourcesOf(row)[column]?.map((source) => addressOf(source) ?? '')
    if (!addresses) continue
    const texts = captionColumns[column]
    const [theirs, ours] = [next, stored].map((one) => toTexts(texts && one[texts]))
    const captions = addresses.map(
      (address, index) => theirs?.[index] || (ours?.[toTexts(stored[column]).indexOf(address)] ?? ''),
    )
    Object.assign(next, pictureRow(column, addresses, captions))
    if (texts && !addresses.some(Boolean)) delete next[texts]
  }
  return next
}

/**
 * The feed's names of pictures that have an address, or that staff have removed; the next feed brings the others.
 * @param removed what staff have removed
 */
function mediaOf(
  row: FeedRow,
  addressOf: AddressOf,
  feedStatus: string | undefined,
  listing?: PresentListing,
  removed: ReadonlySet<string> = new Set(),
): Media {
  const available = Object.entries(sourcesOf(row)).map(
    ([column, all]) => [column, all.filter((source) => addressOf(source) || removed.has(source))] as const,
  )
  const stored = available.flatMap(([, all]) =>
    all
      .map((source) => [source, addressOf(source) ?? source] as const)
      .filter(([source, address]) => source !== address),
  )
  return {
    ...Object.fromEntries(available.filter(([, all]) => all.length > 0)),
    ...(stored.length > 0 && {
      fetched: Object.fromEntries([
        ...(listing ? shownPictures(listing) : []),
        ...(listing ? Object.entries(fetchedOf(listing)).filter(([source]) => removed.has(source)) : []),
        ...stored,
      ]),
    }),
    ...(feedStatus && { feed_status: feedStatus }),
  }
}

/** A change of ownership, or of the status in the feed, only. */
const adoption = ({ id, updatedAt, feedStatus }: FeedPlan['adopted'][number]) => ({
  id,
  updated_at: updatedAt,
  media: mediaOf({}, () => undefined, feedStatus),
  row: {},
  record: {},
  protect: [] as string[],
})

/**
 * The body of `import_listings`.
 * @param addresses of stored zip files and fetched pictures, by source
 * @param protect columns that no feed may change again, by listing id
 */
export function importPayload(
  plan: FeedPlan,
  addresses: ReadonlyMap<string, string>,
  protect: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  // Zip files have been stored; an address stays unless its picture has been fetched.
  const addressOf = (source: string) => addresses.get(source) ?? (ofZip(source) ? undefined : source)
  return {
    // A partial feed neither adds nor removes ownership.
    branch: plan.complete ? plan.branch : null,
    create: plan.created.map(({ row, feedStatus }) => {
      const { listing, record } = splitRow(withAddresses(row, addressOf))
      // A listing without a picture cannot be published.
      if (listing['gallery'] === null || listing['gallery'] === undefined) listing['status'] = 'draft'
      return { row: listing, record, media: mediaOf(row, addressOf, feedStatus) }
    }),
    change: plan.changed
      .map((change) => {
        const { id, updatedAt, stored, feedStatus } = change
        const planned = changedRow(change)
        const held = sourceList(planned).length > 0 ? heldPictures(change) : new Map<string, undefined>()
        const removed = new Set([...held].flatMap(([source, address]) => (address ? [] : [source])))
        const row = withHeldVersions(planned, addressOf, held)
        const heldOrStored = (source: string) => addressOf(source) ?? held.get(source)
        const protectedColumns = protect.get(id) ?? []
        const skipped = new Set(skippedColumns(protectedColumns))
        const open = Object.entries(withAddresses(row, heldOrStored, stored)).filter(
          ([column, value]) =>
            !skipped.has(column) &&
            // If no picture is available, the existing ones stay.
            !(value === null && isMedia(column)) &&
            JSON.stringify(value) !== JSON.stringify(stored[column as keyof PresentListing]),
        )
        const { listing, record } = splitRow(Object.fromEntries(open) as FeedRow)
        const unlocked = Object.fromEntries(Object.entries(row).filter(([column]) => !skipped.has(column)))
        return {
          id,
          updated_at: updatedAt,
          media: mediaOf(unlocked, heldOrStored, feedStatus, stored, removed),
          row: listing,
          record,
          protect: [...protectedColumns],
        }
      })
      .concat(plan.adopted.map(adoption)),
    withdraw: plan.withdrawn.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt })),
  }
}
