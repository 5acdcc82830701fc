import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { loadEnv } from 'vite'
import { type Present, presentListing, presentRecordColumns } from '../../src/domain/feed/present-listings.ts'
import { failureReason, UserError } from './cli.ts'
import { dataFolder, root } from './paths.ts'
import { readSecrets } from './secrets.ts'

const pageSize = 1000

/** What a shell's settings and the files of settings say. */
const settings = (): Record<string, string | undefined> => ({ ...loadEnv('production', root, ''), ...process.env })

/** What a stored picture's address begins with: nothing on this machine, where the site has the storage's origin. */
export const hostedAddress = () => settings()['PUBLIC_SUPABASE_URL']?.replace(/\/+$/, '') ?? ''

/** The project that a shell's settings name; without them the one of `npm start` on this machine. */
export async function feedProject(): Promise<SupabaseClient> {
  const env = settings()
  const hosted = env['PUBLIC_SUPABASE_URL']
  const secretKey = hosted ? env['SUPABASE_SECRET_KEY'] : (await readSecrets(dataFolder))?.secretKey
  if (!secretKey)
    throw new UserError(
      hosted
        ? 'SUPABASE_SECRET_KEY is missing: the secret key, from Project Settings, API Keys.'
        : 'There is no database on this machine yet. Run npm start first, and leave it running.',
    )
  const url = hosted || `http://localhost:${env['BACKEND_PORT'] || 54321}`
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    throw new UserError(`The database does not answer at ${url} (${failureReason(error)}). Is npm start running?`)
  }
  return createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function allRows(project: SupabaseClient, table: string, columns: string, key: string, id?: string) {
  const rows: Record<string, unknown>[] = []
  for (let from = 0; ; from += pageSize) {
    const { data, error } = await project
      .from(table)
      .select(columns)
      .match(id === undefined ? {} : { [key]: id })
      .order(key)
      .range(from, from + pageSize - 1)
    if (error) throw new UserError(`The listings could not be read: ${error.message}`)
    rows.push(...(data as unknown as Record<string, unknown>[]))
    if (data.length < pageSize) return rows
  }
}

/** Every listing with the record beside it, or the one that is asked for. */
export async function presentListings(project: SupabaseClient, id?: string): Promise<Present[]> {
  const [listings, records] = [
    await allRows(project, 'properties', '*', 'id', id),
    await allRows(project, 'listing_records', presentRecordColumns, 'property_id', id),
  ]
  const recordOf = new Map(records.map((record) => [String(record['property_id']), record]))
  return listings.map((row) => presentListing(row, recordOf.get(String(row['id']))))
}
