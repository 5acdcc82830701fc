import { randomUUID } from 'node:crypto'
import type { Backend } from '../lib/backend.ts'
import { UserError } from '../lib/cli.ts'
import { required } from '../../src/lib/required.ts'

/** Copies the demo listings under other names until the database has `count`. */
export async function seedListings({ url, secrets }: Backend, count: number): Promise<void> {
  const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
  const response = await fetch(`${url}/rest/v1/properties?select=*`, { headers })
  const demo = (await response.json()) as { slug: string; title: string }[]
  const rows = Array.from({ length: count - demo.length }, (_, n) => {
    const listing = required(demo[n % demo.length], 'demo listings')
    return {
      ...listing,
      id: randomUUID(),
      // A reference is unique, so copies have none.
      reference: null,
      slug: `${listing.slug}-${n}`,
      title: `${listing.title} ${n}`,
      created_at: new Date(Date.now() - n * 60_000 - 864e7).toISOString(),
    }
  })
  await insert({ url, secrets }, 'properties', rows)
}

/** Adds enquiries about the listings of the database, spread over a year. */
export async function seedEnquiries({ url, secrets }: Backend, count: number): Promise<void> {
  const headers = { apikey: secrets.secretKey }
  const response = await fetch(`${url}/rest/v1/properties?select=id,title`, { headers })
  const listings = (await response.json()) as { id: string; title: string }[]
  const rows = Array.from({ length: count }, (_, n) => {
    const { id, title } = required(listings[(n * 7919) % listings.length], 'listings')
    return {
      ...{ id: randomUUID(), type: 'buy', property_id: id, property_title: title, name: `Visitor ${n}` },
      ...{ email: `visitor-${n}@example.com`, phone: '+44 20 7946 0100' },
      created_at: new Date(Date.now() - (n % 365) * 864e5).toISOString(),
    }
  })
  await insert({ url, secrets }, 'property_inquiries', rows)
}

/** Inserts in parts: the embedded backend refuses larger request bodies. */
async function insert(
  { url, secrets }: Pick<Backend, 'url' | 'secrets'>,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
  for (let n = 0; n < rows.length; n += 100) {
    const response = await fetch(`${url}/rest/v1/${table}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rows.slice(n, n + 100)),
    })
    if (!response.ok) throw new UserError(`The generated rows were refused: ${await response.text()}`)
  }
}
