import { readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { startBackend } from '../lib/backend.ts'
import { root } from '../lib/paths.ts'
import { freePort } from '../lib/ports.ts'
import { type London, monthlyRequest, pick, searchRequest, trainRequest, walkRequest } from './search-requests.ts'
import { printTimings, percentiles } from './timing.ts'

const searches = 200

/** Searches 100,000 listings sequentially, over HTTP like a browser. */
export async function benchSearch(scratch: string): Promise<void> {
  const backend = await startBackend(`${scratch}/many`, await freePort(), ['scripts/lib/many-listings.sql'])
  // A live database is vacuumed within a minute of such an import. Until then, PostgreSQL uses no index-only scan.
  const sql = postgres(backend.database, { max: 1 })
  await sql`vacuum public.properties`
  await sql.end()
  const call = async (name: string, body: object) => {
    const started = performance.now()
    const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The search was refused: ${text}`)
    return performance.now() - started
  }
  const london = JSON.parse(await readFile(`${root}src/data/london.json`, 'utf8')) as London
  try {
    for (let n = 0; n < 10; n++) await call('search_listings', searchRequest(n))
    const lists: number[] = []
    const maps: number[] = []
    const walks: number[] = []
    for (let n = 0; n < searches; n++) lists.push(await call('search_listings', searchRequest(n)))
    for (let n = 0; n < searches / 4; n++)
      maps.push(
        await call('listings_on_map', { filters: searchRequest(n).filters, cell: pick([0.02, 0.005, 0.001], n) }),
      )
    for (let n = 0; n < searches; n++)
      walks.push(await call('search_listings', { ...walkRequest(london, n), sort: n % 2 === 0 ? 'nearest' : 'newest' }))
    const trains: Record<string, number[]> = { newest: [], quickest: [] }
    for (let n = 0; n < searches; n++) {
      const request = trainRequest(london, n)
      trains[request.sort]?.push(await call('search_listings', request))
    }
    const monthly: number[] = []
    const monthlyWords: number[] = []
    for (let n = 0; n < searches / 2; n++) {
      monthly.push(await call('search_listings', monthlyRequest(n, false)))
      monthlyWords.push(await call('search_listings', monthlyRequest(n, true)))
    }
    printTimings('search among 100,000 listings, over HTTP', [
      { name: `${searches} searches of mixed filters`, ...percentiles(lists) },
      { name: `${walks.length} searches within a walk of a station`, ...percentiles(walks) },
      ...Object.entries(trains).map(([sort, times]) => ({
        name: `${times.length} searches by train, ${sort} first`,
        ...percentiles(times),
      })),
      { name: `${monthly.length} searches by the month's cost`, ...percentiles(monthly) },
      { name: `${monthlyWords.length} searches by the month's cost and words`, ...percentiles(monthlyWords) },
      { name: `${maps.length} requests of the map`, ...percentiles(maps) },
    ])
  } finally {
    await backend.stop()
  }
}
