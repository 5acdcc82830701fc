/**
 * The maximum URL characters of values per request. Proxies and Supabase's gateway reject about 8,000; encoding can
 * triple a character.
 */
const maxCharacters = 2000

/** The maximum number of values: the rows that our proxy lets a visitor name (scripts/lib/server/check-query.ts). */
const maxValues = 100

/** Splits picture addresses, slugs or ids into batches that fit a request's filter, in order. */
export function urlBatches(values: readonly string[], maxLength = maxCharacters): string[][] {
  const batches: string[][] = []
  let batch: string[] = []
  let room = 0
  for (const value of values) {
    // A value longer than a batch has its own.
    if (batches.length === 0 || value.length > room || batch.length === maxValues) {
      batch = []
      batches.push(batch)
      room = maxLength
    }
    batch.push(value)
    room -= value.length
  }
  return batches
}
