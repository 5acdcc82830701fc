import { createClient } from '@supabase/supabase-js'
import { compareFeed } from '../../src/domain/feed/compare-feed.ts'
import { importPayload } from '../../src/domain/feed/feed-payload.ts'
import { importFailure, importInParts, importParts } from '../../src/domain/feed/import-parts.ts'
import { parseBlm } from '../../src/domain/feed/parse-blm.ts'
import { type FeedListing, writeBlm } from '../../src/domain/feed/write-blm.ts'
import { startBackend } from '../lib/backend.ts'
import { UserError } from '../lib/cli.ts'
import { freePort } from '../lib/ports.ts'
import { demoAdministrator } from '../../src/lib/demo-administrator.ts'
import { sendPart } from '../lib/import-feed.ts'

const count = 5000
const branch = '99999'

/** A feed with this number of listings, with texts and without pictures. */
const feedOf = (count: number): string =>
  writeBlm(
    Array.from({ length: count }, (_, number): FeedListing => {
      const rent = number % 2 === 0
      return {
        listing_type: rent ? 'rent' : 'sale',
        status: 'live',
        reference: `BENCH${number}`,
        created_at: '2026-11-01T09:00:00',
        updated_at: '2026-11-01T09:00:00',
        title: `Bench Row ${number}`,
        area: 'Camden',
        price: rent ? 2000 + number : 400_000 + number,
        beds: number % 5,
        baths: 1,
        property_type: 'flat',
        council_tax_band: 'D',
        features: ['A canal', 'A balcony', 'A lift'],
        description: 'Two rooms over the canal. '.repeat(40),
        address_line: `${number} Bench Row`,
        postcode: 'E3 9ZX',
      }
    }),
    branch,
    '2026-11-23 09:00:00',
  )

/** Imports a feed twice, from the file to the stored rows, with a user session, whose calls have a time limit. */
export async function benchFeed(scratch: string): Promise<void> {
  const backend = await startBackend(`${scratch}/db`, await freePort())
  const { url, secrets } = backend
  const database = createClient(url, secrets.publishableKey, { auth: { persistSession: false } })
  const administrator = { email: demoAdministrator, password: secrets.adminPassword }
  const { error: refused } = await database.auth.signInWithPassword(administrator)
  if (refused) throw new UserError(`The administrator could not sign in: ${refused.message}`)
  const options = { branch, today: '2026-11-23' }
  const text = feedOf(count)
  const begun = performance.now()
  const plan = compareFeed(parseBlm(text), [], options)
  const parts = importParts(importPayload(plan, new Map()))
  const outcome = await importInParts(parts, (part) => sendPart(database, part))
  if (outcome.failure) throw new UserError(importFailure(outcome, 'Run it again'))
  const first = performance.now() - begun
  const present = plan.created.map(({ row }, number) => ({
    ...row,
    id: String(number),
    updated_at: '',
    status: String(row.status),
    title: String(row.title),
    feed_branch: branch,
    protected_columns: [],
  }))
  const compared = performance.now()
  const next = compareFeed(parseBlm(text), present, options)
  if (next.unchanged !== count)
    throw new UserError(`The second import would change ${count - next.unchanged} listings.`)
  const again = performance.now() - compared
  await backend.stop()
  console.log('\n| listings in the feed | first import | once more |\n|---:|---:|---:|')
  console.log(`| ${count} | ${(first / 1000).toFixed(1)} s | ${(again / 1000).toFixed(1)} s |`)
}
