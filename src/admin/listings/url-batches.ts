/**
 * The maximum URL characters of addresses per request. Proxies and Supabase's gateway reject about 8,000; encoding can
 * triple a character.
 */
const maxCharacters = 2000

/** Splits addresses into batches that fit a request's filter, in order. */
export function urlBatches(urls: readonly string[], maxLength = maxCharacters): string[][] {
  const batches: string[][] = []
  let batch: string[] = []
  let room = 0
  for (const url of urls) {
    // An address longer than a batch has its own.
    if (batches.length === 0 || url.length > room) {
      batch = []
      batches.push(batch)
      room = maxLength
    }
    batch.push(url)
    room -= url.length
  }
  return batches
}
