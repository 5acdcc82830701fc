import { changedRow, type FeedPlan, splitRow } from './compare-feed.ts'
import { mediaColumns } from './feed-mapping.ts'
import type { FeedRow } from './feed-row.ts'

// What a plan asks of the database (`import_listings`), once its pictures have addresses of ours. Pure.

const columns = Object.values(mediaColumns)
type Sources = Partial<Record<(typeof columns)[number], string[]>>

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
/** Every picture of the feed's zip that a plan brings, once: `zip:NAME`. */
export const picturesOf = (plan: FeedPlan): string[] => allSources(plan).filter(ofZip)
/** Every address at which a plan's pictures stand, once. */
export const pictureAddressesOf = (plan: FeedPlan): string[] => allSources(plan).filter((source) => !ofZip(source))

/** A row whose pictures have their addresses; one that could not be had is left out, with its words. */
function withAddresses(row: FeedRow, addresses: ReadonlyMap<string, string>): FeedRow {
  const next: FeedRow = { ...row }
  for (const column of columns) {
    const sources = sourcesOf(row)[column]
    if (!sources) continue
    const remaining = sources.flatMap((source, place) => {
      // A file of the zip has been stored; an address is shown as it is, unless its picture has been fetched.
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

/** A change of nothing but whose the home is. */
const adoption = ({ id, updatedAt }: FeedPlan['adopted'][number]) => ({
  ...{ id, updated_at: updatedAt, media: {}, row: {}, record: {} },
  protect: [] as string[],
})

/**
 * The body of `import_listings`.
 * @param addresses of each picture of the zip that could be stored, and of each that has been fetched, by its source
 * @param protect columns that no feed shall change again, by the id of their listing
 */
export function importPayload(
  plan: FeedPlan,
  addresses: ReadonlyMap<string, string>,
  protect: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  return {
    // A part of a feed makes no home the feed's, and takes none from it.
    branch: plan.complete ? plan.branch : null,
    create: plan.created.map(({ row }) => {
      const { listing, record } = splitRow(withAddresses(row, addresses))
      // A home without a picture cannot be published.
      if (listing['gallery'] === null || listing['gallery'] === undefined) listing['status'] = 'draft'
      return { row: listing, record, media: sourcesOf(row) }
    }),
    change: plan.changed
      .map((change) => {
        const row = changedRow(change)
        const filled = withAddresses(row, addresses)
        // Pictures of which none could be had leave those that are there.
        for (const column of columns) if (filled[column] === null) delete filled[column]
        if (!filled.gallery) delete filled.picture_alts
        const { listing, record } = splitRow(filled)
        // What the feed called them is remembered of those alone that are shown: the others come with the next feed.
        const media = Object.fromEntries(Object.entries(sourcesOf(row)).filter(([column]) => column in filled))
        const protectedColumns = protect.get(change.id) ?? []
        return {
          ...{ id: change.id, updated_at: change.updatedAt, media },
          row: Object.fromEntries(Object.entries(listing).filter(([column]) => !protectedColumns.includes(column))),
          record: Object.fromEntries(Object.entries(record).filter(([column]) => !protectedColumns.includes(column))),
          protect: [...protectedColumns],
        }
      })
      .concat(plan.adopted.map(adoption)),
    withdraw: plan.withdrawn.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt })),
  }
}
