import { createClient } from '@supabase/supabase-js'
import { startBackend } from '../lib/backend.ts'
import { UserError } from '../lib/cli.ts'
import { freePort } from '../lib/ports.ts'
import { seedListings } from './seed-listings.ts'
import { demoAdministrator } from '../../src/lib/demo-administrator.ts'
import { printTimings, percentiles, type Timing } from './timing.ts'

const rounds = 100
const many = 5000
const columns =
  'id,slug,listing_type,status,title,area,price,beds,baths,thumb,gallery,floor_plans,epc_documents,epc_expires,' +
  'reference,outcode,needed,known,enquiries,new_enquiries,publish_at,negotiator_id,archived,updated_at,' +
  'deposit,holding_deposit'
const searched = ['title', 'area', 'slug', 'reference', 'outcode', 'address_line', 'postcode']
const words = ['house', 'lane']

/** Reads the admin list sequentially, like its screen (list.queries.ts): a page and the numbers of its tabs. */
export async function benchStaffList(scratch: string): Promise<void> {
  const backend = await startBackend(`${scratch}/db`, await freePort())
  await seedListings(backend, many)
  const { url, secrets } = backend
  const database = createClient(url, secrets.publishableKey, { auth: { persistSession: false } })
  const { error } = await database.auth.signInWithPassword({
    email: demoAdministrator,
    password: secrets.adminPassword,
  })
  if (error) throw new UserError(`The administrator was refused: ${error.message}`)
  const page = () => database.from('staff_listings').select(columns).eq('archived', false)
  const patterns = words.map((word) => `%${word}%`)
  const byWords = patterns.map((pattern) => `or(${searched.map((column) => `${column}.ilike.${pattern}`).join()})`)
  const queries: Record<string, (n: number) => PromiseLike<{ error: { message: string } | null }>> = {
    'the list, newest first': (n) =>
      page()
        .order('created_at', { ascending: false })
        .order('id')
        .range((n % 20) * 50, (n % 20) * 50 + 49),
    'the list by price, of one area': () =>
      page().eq('area', 'Camden').order('price', { ascending: false }).order('id').range(0, 49),
    'the list by words': () => page().or(`and(${byWords.join()})`).order('created_at').order('id').range(0, 49),
    'listings without enquiries': () =>
      page().contains('attention', ['quiet']).order('created_at').order('id').range(0, 49),
    'the numbers of the tabs': () => database.rpc('listing_counts'),
    'the numbers of the tabs, by words': () =>
      database.rpc('listing_counts', { patterns, prices: patterns.map(() => null) }),
  }
  const timings: Timing[] = []
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = []
    for (let n = 0; n < rounds; n++) {
      const started = performance.now()
      const result = await query(n)
      if (result.error) throw new UserError(`The list was refused: ${result.error.message}`)
      times.push(performance.now() - started)
    }
    timings.push({ name, ...percentiles(times) })
  }
  await backend.stop()
  printTimings(`staff list of ${many} listings, over HTTP`, timings)
}
