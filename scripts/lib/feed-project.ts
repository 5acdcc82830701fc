import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type CurrentListing, currentListing, currentRecordColumns } from '../../src/domain/feed/current-listings.ts'
import { type PublishSettings, publishSettings } from '../../src/domain/feed/publish-settings.ts'
import { failureReason, UserError } from './cli.ts'
import { commandSettings } from './command-settings.ts'
import { localProject } from './local-project.ts'
import { projectUrl } from './project-url.ts'
import { requiredSetting, type Settings } from './setup/settings.ts'

const pageSize = 1000

/** The Supabase project in the settings, or else that of `npm start` on this machine. */
export async function feedProject(): Promise<SupabaseClient> {
  const env = await commandSettings()
  const { url, secretKey } = (await hostedProject(env)) ?? (await ownProject(env))
  return createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function hostedProject(env: Settings) {
  const url = projectUrl(env)
  if (!url) return null
  const secretKey = requiredSetting('SUPABASE_SECRET_KEY', env['SUPABASE_SECRET_KEY'])
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    throw new UserError(`The database does not answer at ${url} (${failureReason(error)}).`)
  }
  return { url, secretKey }
}

async function ownProject(env: Settings) {
  const { url, secrets } = await localProject(env)
  return { url, secretKey: secrets.secretKey }
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

/** All listings with their records, or the requested one. */
export async function currentListings(project: SupabaseClient, id?: string): Promise<CurrentListing[]> {
  const [listings, records] = [
    await allRows(project, 'properties', '*', 'id', id),
    await allRows(project, 'listing_records', currentRecordColumns, 'property_id', id),
  ]
  const recordOf = new Map(records.map((record) => [String(record['property_id']), record]))
  return listings.map((row) => currentListing(row, recordOf.get(String(row['id']))))
}

/** How imported listings are published; nothing is added without the table, in an older database. */
export const feedPublishSettings = async (project: SupabaseClient): Promise<PublishSettings> =>
  publishSettings((await project.from('feed_settings').select('publish_waiting,letting_facts').maybeSingle()).data)
