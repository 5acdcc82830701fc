/**
 * The most characters of addresses in one request's own address. Proxies and Supabase's gateway refuse addresses of
 * more than about 8,000; encoded, a sign can take three.
 */
const mostCharacters = 2000

/** Addresses in groups, in their order, each short enough for a filter in one request. */
export function urlBatches(urls: readonly string[], most = mostCharacters): string[][] {
  const batches: string[][] = []
  let batch: string[] = []
  let room = 0
  for (const url of urls) {
    // An address that is longer than a batch has one to itself.
    if (batches.length === 0 || url.length > room) {
      batch = []
      batches.push(batch)
      room = most
    }
    batch.push(url)
    room -= url.length
  }
  return batches
}
