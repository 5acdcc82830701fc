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
  // The embedded backend refuses larger request bodies.
  for (let n = 0; n < rows.length; n += 100) {
    const insert = await fetch(`${url}/rest/v1/properties`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rows.slice(n, n + 100)),
    })
    if (!insert.ok) throw new UserError(`The generated listings were refused: ${await insert.text()}`)
  }
}
