import type { Enquiry } from '../../domain/enquiry/enquiry'

// The pages of an export. Pure.

// Hosted Supabase's row limit per response.
const pageSize = 1000
// The first page is short, so that the file begins at once.
const firstPageSize = 200

interface ExportPage {
  /** The timestamp at which it begins; undefined for the whole list. */
  since: string | undefined
  /** The number of rows to skip from there. */
  from: number
  size: number
}

/**
 * All rows in order, page by page. Each page begins at the last timestamp of the one before, so that the database does
 * not count rows that were read already. Arrivals change nothing; rows that occur in two pages are returned once.
 * @param isSortedByTime whether the rows are in the order of their timestamps
 */
export async function* exportPages(
  read: (page: ExportPage) => Promise<Enquiry[]>,
  isSortedByTime: boolean,
): AsyncGenerator<Enquiry[]> {
  const exported = new Set<string>()
  let from = 0
  let since: string | undefined
  for (let size = firstPageSize; ; size = pageSize) {
    const rows = await read({ since, from, size })
    const next = rows.filter(({ id }) => !exported.has(id))
    for (const { id } of next) exported.add(id)
    yield next
    if (rows.length < size) return
    const last = rows.at(-1)?.createdAt
    // A thousand may have one timestamp.
    if (!isSortedByTime || last === since) from += size
    else [since, from] = [last, 0]
  }
}
