import { startBackend } from './backend.mjs'
import { freePort } from './ports.mjs'

const searches = 200
const one = (list, n) => list[n % list.length]

/** The question that the n-th visitor asks: no two kinds of filters come together as often as chance would have it. */
function question(n) {
  const type = n % 2 === 0 ? 'sale' : 'rent'
  const [low, high] = type === 'sale' ? [600_000, 1_400_000] : [1800, 3200]
  const filters = {
    type,
    ...(n % 3 === 0 && { areas: [one(['Camden', 'Fulham', 'Hackney'], n), ...(n % 6 === 0 ? ['Greenwich'] : [])] }),
    ...(n % 4 === 1 && { min: low }),
    ...(n % 5 < 2 && { max: high }),
    ...(n % 4 === 2 && { beds: 1 + (n % 4) }),
    ...(n % 7 === 3 && { baths: 2 }),
    ...(n % 6 === 4 && { q: one(['garden', 'geor house', 'balcony', 'river apart', 'concierge park'], n) }),
    ...(type === 'rent' && n % 5 === 0 && { furnished: n % 10 === 0 }),
    ...(type === 'rent' && n % 7 === 0 && { available: '2026-12-15' }),
    ...(n % 9 === 5 && { box: [51.48, -0.2, 51.53, -0.1] }),
  }
  return { filters, sort: one(['newest', 'price', '-price', 'size'], Math.floor(n / 3)), page: n % 11 === 0 ? 3 : 1 }
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)]
const spread = (times) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), most: sorted.at(-1) }
}

/**
 * Searches among 100,000 homes, one after another, over HTTP as a browser does.
 * @returns {Promise<{ what: string, p50: number, p95: number, most: number }[]>} milliseconds of a whole round trip
 */
export async function benchSearch(scratch) {
  const backend = await startBackend(`${scratch}/many`, await freePort(), ['scripts/lib/many-homes.sql'])
  const ask = async (name, body) => {
    const started = performance.now()
    const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The search was refused: ${text}`)
    return performance.now() - started
  }
  try {
    for (let n = 0; n < 10; n++) await ask('search_homes', question(n))
    const lists = []
    const maps = []
    for (let n = 0; n < searches; n++) lists.push(await ask('search_homes', question(n)))
    for (let n = 0; n < searches / 4; n++)
      maps.push(await ask('homes_on_map', { filters: question(n).filters, cell: one([0.02, 0.005, 0.001], n) }))
    return [
      { what: `${searches} searches of mixed filters`, ...spread(lists) },
      { what: `${maps.length} looks at the map`, ...spread(maps) },
    ]
  } finally {
    await backend.stop()
  }
}
