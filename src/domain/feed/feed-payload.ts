import { changedRow, type FeedPlan, splitRow } from './compare-feed.ts'
import type { FeedRow } from './feed-row.ts'

// What a plan asks of the database (`import_listings`), once its pictures have addresses of ours. Pure.

const mediaColumns = ['gallery', 'floor_plans', 'epc_documents'] as const
type Sources = Partial<Record<(typeof mediaColumns)[number], string[]>>

const sourcesOf = (row: FeedRow): Sources =>
  Object.fromEntries(
    mediaColumns.flatMap((column) => (Array.isArray(row[column]) ? [[column, row[column] as string[]]] : [])),
  )

/** Every picture of the feed's zip that a plan brings, once: `zip:NAME`. */
export const picturesOf = ({ created, changed }: FeedPlan): string[] => [
  ...new Set(
    [...created.map(({ row }) => row), ...changed.map(changedRow)]
      .flatMap((row) => Object.values(sourcesOf(row)).flat())
      .filter((source) => source.startsWith('zip:')),
  ),
]

/** A row whose pictures have their addresses; one that could not be had is left out, with its words. */
function withAddresses(row: FeedRow, addresses: ReadonlyMap<string, string>): FeedRow {
  const next: FeedRow = { ...row }
  for (const column of mediaColumns) {
    const sources = sourcesOf(row)[column]
    if (!sources) continue
    const kept = sources.flatMap((source, place) => {
      // An address is shown as it is; a file of the zip has been stored.
      const address = source.startsWith('zip:') ? addresses.get(source) : source
      return address ? [{ address, place }] : []
    })
    next[column] = kept.length > 0 ? kept.map(({ address }) => address) : null
    if (column !== 'gallery') continue
    const words = Array.isArray(row.picture_alts) ? (row.picture_alts as string[]) : null
    next.picture_alts = words && kept.length > 0 ? kept.map(({ place }) => words[place] ?? '') : null
  }
  return next
}

/**
 * The body of `import_listings`.
 * @param addresses of each picture of the zip that could be stored, by its source
 * @param protect columns that no feed shall change again, by the id of their listing
 */
export function importPayload(
  plan: FeedPlan,
  addresses: ReadonlyMap<string, string>,
  protect: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  return {
    branch: plan.branch,
    create: plan.created.map(({ row }) => {
      const { listing, record } = splitRow(withAddresses(row, addresses))
      // A home without a picture cannot be published.
      if (listing['gallery'] === null || listing['gallery'] === undefined) listing['status'] = 'draft'
      return { row: listing, record, media: sourcesOf(row) }
    }),
    change: plan.changed.map((change) => {
      const row = changedRow(change)
      const filled = withAddresses(row, addresses)
      // Pictures of which none could be had leave those that are there.
      if (filled.gallery === null) {
        delete filled.gallery
        delete filled.picture_alts
      }
      const { listing, record } = splitRow(filled)
      const kept = protect.get(change.id) ?? []
      return {
        ...{ id: change.id, updated_at: change.updatedAt, media: filled.gallery === undefined ? {} : sourcesOf(row) },
        row: Object.fromEntries(Object.entries(listing).filter(([column]) => !kept.includes(column))),
        record: Object.fromEntries(Object.entries(record).filter(([column]) => !kept.includes(column))),
        protect: kept,
      }
    }),
    withdraw: plan.withdrawn.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt })),
  }
}
