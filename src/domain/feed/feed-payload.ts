import { changedRow, type FeedPlan, splitRow } from './feed-plan.ts'
import { mediaColumns } from './feed-mapping.ts'
import type { FeedRow } from './feed-row.ts'

// The request of a plan to the database (`import_listings`), after its pictures have addresses of ours. Pure.

const columns = Object.values(mediaColumns)
type Sources = Partial<Record<(typeof columns)[number], string[]>>
/** What `listing_records.feed_media` gets: picture names by column, and the listing's status in the feed. */
type Media = Sources & { feed_status?: string }
const mediaOf = (sources: Sources, feedStatus: string | undefined): Media =>
  feedStatus ? { ...sources, feed_status: feedStatus } : sources

const sourcesOf = (row: FeedRow): Sources =>
  Object.fromEntries(
    columns.flatMap((column) => (Array.isArray(row[column]) ? [[column, row[column] as string[]]] : [])),
  )

const ofZip = (source: string) => source.startsWith('zip:')
const allSources = ({ created, changed }: FeedPlan): string[] => [
  ...new Set(
    [...created.map(({ row }) => row), ...changed.map(changedRow)].flatMap((row) =>
      Object.values(sourcesOf(row)).flat(),
    ),
  ),
]
/** Every picture from the feed's zip that a plan uses, once: `zip:NAME`. */
export const picturesOf = (plan: FeedPlan): string[] => allSources(plan).filter(ofZip)
/** Every picture address that a plan uses, once. */
export const pictureAddressesOf = (plan: FeedPlan): string[] => allSources(plan).filter((source) => !ofZip(source))

/** A row with its pictures' addresses; unavailable pictures are removed together with their captions. */
function withAddresses(row: FeedRow, addresses: ReadonlyMap<string, string>): FeedRow {
  const next: FeedRow = { ...row }
  for (const column of columns) {
    const sources = sourcesOf(row)[column]
    if (!sources) continue
    const remaining = sources.flatMap((source, place) => {
      // Zip files have been stored; an address stays unless its picture has been fetched.
      const address = addresses.get(source) ?? (ofZip(source) ? undefined : source)
      return address ? [{ address, place }] : []
    })
    next[column] = remaining.length > 0 ? remaining.map(({ address }) => address) : null
    if (column !== 'gallery') continue
    const alts = Array.isArray(row.picture_alts) ? (row.picture_alts as string[]) : null
    next.picture_alts = alts && remaining.length > 0 ? remaining.map(({ place }) => alts[place] ?? '') : null
  }
  return next
}

/** The feed's names of pictures that the listing shows; the next feed brings the others. */
const shownSources = (row: FeedRow, filled: FeedRow): Sources =>
  Object.fromEntries(Object.entries(sourcesOf(row)).filter(([column]) => filled[column as keyof Sources]))

/** A rent and its deposits only fit together: if staff lock one, an import changes none. */
const rentColumns = ['price', 'deposit', 'holding_deposit']

/** A change of ownership, or of the status in the feed, only. */
const adoption = ({ id, updatedAt, feedStatus }: FeedPlan['adopted'][number]) => ({
  ...{ id, updated_at: updatedAt, media: mediaOf({}, feedStatus), row: {}, record: {} },
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
  return {
    // A partial feed neither adds nor removes ownership.
    branch: plan.complete ? plan.branch : null,
    create: plan.created.map(({ row, feedStatus }) => {
      const filled = withAddresses(row, addresses)
      const { listing, record } = splitRow(filled)
      // A listing without a picture cannot be published.
      if (listing['gallery'] === null || listing['gallery'] === undefined) listing['status'] = 'draft'
      return { row: listing, record, media: mediaOf(shownSources(row, filled), feedStatus) }
    }),
    change: plan.changed
      .map((change) => {
        const row = changedRow(change)
        const filled = withAddresses(row, addresses)
        // If no picture is available, the existing ones stay.
        for (const column of columns) if (filled[column] === null) delete filled[column]
        if (!filled.gallery) delete filled.picture_alts
        const { listing, record } = splitRow(filled)
        const media = mediaOf(shownSources(row, filled), change.feedStatus)
        const protectedColumns = protect.get(change.id) ?? []
        const lockedRent = protectedColumns.some((column) => rentColumns.includes(column))
        const isOpen = ([column]: [string, unknown]) =>
          !protectedColumns.includes(column) && !(lockedRent && rentColumns.includes(column))
        return {
          ...{ id: change.id, updated_at: change.updatedAt, media },
          row: Object.fromEntries(Object.entries(listing).filter(isOpen)),
          record: Object.fromEntries(Object.entries(record).filter(isOpen)),
          protect: [...protectedColumns],
        }
      })
      .concat(plan.adopted.map(adoption)),
    withdraw: plan.withdrawn.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt })),
  }
}
