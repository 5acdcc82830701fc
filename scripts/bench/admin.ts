import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { type Backend, startBackend } from '../lib/backend.ts'
import { UserError } from '../lib/cli.ts'
import { openSession } from '../lib/migrated-database.ts'
import { root } from '../lib/paths.ts'
import { freePort } from '../lib/ports.ts'
import { seedListings } from './seed-listings.ts'
import { adminListingColumns } from '../../src/admin/listings/listing-row.ts'
import { demoAdministrator } from '../../src/lib/demo-administrator.ts'
import { percentiles } from './timing.ts'

const many = 5000
const rounds = 40
const enquiries =
  'kind,id,created_at,type,department,name,email,phone,about,listing_slug,message,details,state,note,version,' +
  'keep_until,keep_reason,erase_on,assigned_to,email_key,phone_key'

/** Ids of the newest listings and enquiries. */
const ids: Record<'listings' | 'enquiries', string[]> = { listings: [], enquiries: [] }

/** What the admin's screens request, as paths of the API: one or several at once, like the screen. */
const screens: Record<string, (n: number) => string[]> = {
  'list: first page': () => list('order=created_at.desc,id&limit=50', 'listing_type=eq.sale&'),
  'list: 20 pages': (n) => list(`order=created_at.desc,id&limit=50&offset=${(n % 20) * 50}`),
  'list: by price, of one area': () => list('area=eq.Camden&order=price.desc.nullslast,id&limit=50'),
  'list: by words': () => list(`or=(and(${searchOf('mews house')}))&order=created_at,id&limit=50`, '', 'mews house'),
  'list: without enquiries': () => list('attention=cs.{quiet}&order=created_at.desc,id&limit=50'),
  'list: most enquired': () => list('order=enquiries.desc,id&limit=50'),
  'inbox: first page': () => [inbox('limit=25'), tally()],
  'inbox: page 100': () => [inbox('limit=25&offset=2500'), tally()],
  'inbox: new ones': () => [inbox('state=eq.new&limit=25'), tally()],
  'inbox: lettings': () => [inbox('department=eq.lettings&limit=25')],
  'inbox: by words': (n) => [inbox(`${like(`adaeze ${n % 7}`)}&limit=25`), tally(`adaeze ${n % 7}`)],
  'inbox: due for erasure': () => [
    inbox('erase_on=lte.2026-11-30&order=erase_on,created_at.desc,id.desc&limit=25', ''),
  ],
  'inbox: poll for new': () => ['enquiries?select=id&created_at=gt.2026-11-26T00:00:00Z&limit=0'],
  'enquiry: the same person': (n) => [
    `enquiries?select=${enquiries}&or=(email_key.eq."person${n}@example.com",phone_key.eq."700900000")` +
      '&order=created_at.desc&limit=100',
  ],
  'finder: a title': (n) => finder(`cornwall ${n % 9}`),
  'finder: a person': (n) => finder(`person${n * 11}@`),
  'finder: nothing': () => finder('zzyzx'),
  warnings: () => [call('warnings_by_kind')],
  'warnings: 520 of one kind': () => [call('warnings_by_kind', { limits: { certificate: 520 } })],
  'warnings: their number': () => [call('count_listing_warnings')],
  'who looks for a home': (n) => [call('listing_seekers', { listing: ids.listings[n % ids.listings.length] })],
  'list: who looks for 50 homes': () => [call('listing_seeker_counts', { listings: ids.listings })],
  'homes that fit an enquiry': (n) => [
    call('matching_listings', { of_kind: 'inquiry', of_id: ids.enquiries[n % ids.enquiries.length] }),
  ],
  'diary: a week': () => [call('diary', { since: '2026-11-23T00:00:00Z', until: '2026-11-30T00:00:00Z' })],
  'csv of enquiries: first rows': () => [inbox('limit=200')],
  'csv of enquiries: a thousand': (n) => [
    inbox(`created_at=lte.${new Date(Date.now() - n * 6 * 86_400_000).toISOString()}&limit=1000`),
  ],
}
/** Words as the inbox and the finder send them (src/domain/enquiry/search-text.ts). */
const patterns = (text: string) => text.split(' ').flatMap((word) => (word ? [`%${word}%`] : []))
const searched = ['title', 'area', 'slug', 'reference', 'outcode', 'address_line', 'postcode']
const searchOf = (text: string) =>
  patterns(text)
    .map((pattern) => `or(${searched.map((column) => `${column}.ilike.${pattern}`).join()})`)
    .join()
const call = (name: string, body: object = {}) => `rpc/${name} ${JSON.stringify(body)}`
const tally = (text = '') => call('enquiry_tally', { patterns: patterns(text), due_by: '2026-11-30' })
const counted = (path: string) => `${path}#count`
const like = (text: string) =>
  `search=like(all).${encodeURIComponent(JSON.stringify(patterns(text)).replace('[', '{').replace(']', '}'))}`
const inbox = (query: string, order = 'order=created_at.desc,id.desc&') =>
  counted(`enquiries?select=${enquiries}&${order}${query}`)
const list = (query: string, type = '', text = '') => [
  `staff_listings?select=${adminListingColumns}&archived=eq.false&${type}${query}`,
  call('listing_counts', { patterns: patterns(text), prices: patterns(text).map(() => null) }),
]
const finder = (text: string) => [
  call('find_listings', { patterns: patterns(text) }),
  call('find_enquiries', { patterns: patterns(text) }),
]

/** Fills a demo database like that of a busy agency. */
export async function seedAdmin(backend: Backend): Promise<void> {
  await seedListings(backend, many)
  const session = openSession(backend.database)
  await session.exec(await readFile(`${root}scripts/bench/admin.sql`, 'utf8'))
  await session.end()
}

/** A session of the demo's administrator. */
export async function signInAdministrator({ url, secrets }: Backend) {
  const client = createClient(url, secrets.publishableKey, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signInWithPassword({
    email: demoAdministrator,
    password: secrets.adminPassword,
  })
  if (error) throw new UserError(`The administrator was refused: ${error.message}`)
  return data.session
}

/** Reads like the admin's screens, over HTTP: 5,000 listings, 20,000 enquiries, 50,000 lines of history. */
export async function benchAdmin(scratch: string, only = ''): Promise<void> {
  const backend = await startBackend(`${scratch}/db`, await freePort())
  try {
    if (backend.isNewDatabase) await seedAdmin(backend)
    const { access_token: token } = await signInAdministrator(backend)
    const headers = { apikey: backend.secrets.publishableKey, authorization: `Bearer ${token}` }
    const read = async (path: string) => {
      const [query = '', counts] = path.split('#')
      const [address = '', body] = query.split(/ (?=\{)/)
      const response = await fetch(`${backend.url}/rest/v1/${address}`, {
        headers: { ...headers, 'content-type': 'application/json', ...(counts && { prefer: 'count=exact' }) },
        ...(body && { method: 'POST', body }),
      })
      const text = await response.text()
      if (!response.ok) throw new UserError(`${query} was refused: ${text}`)
      return text.length
    }
    const newest = async (table: string) => {
      const address = `${backend.url}/rest/v1/${table}?select=id&order=created_at.desc&limit=50`
      return ((await (await fetch(address, { headers })).json()) as { id: string }[]).map(({ id }) => id)
    }
    ids.listings = await newest('staff_listings')
    ids.enquiries = await newest('property_inquiries')
    console.log(`\n| admin with ${many} listings, over HTTP | p50 | p95 | longest | kB |\n|---|---:|---:|---:|---:|`)
    for (const [screen, paths] of Object.entries(screens)) {
      if (!screen.includes(only)) continue
      const times: number[] = []
      let size = 0
      for (let n = -2; n < rounds; n++) {
        const started = performance.now()
        const sizes = await Promise.all(paths(Math.max(0, n)).map(read))
        if (n >= 0) times.push(performance.now() - started)
        size = sizes.reduce((sum, each) => sum + each, 0)
      }
      const { p50, p95, max } = percentiles(times)
      const ms = [p50, p95, max].map((time) => `${time.toFixed(0)} ms`).join(' | ')
      console.log(`| ${screen} | ${ms} | ${(size / 1000).toFixed(0)} |`)
    }
  } finally {
    await backend.stop()
  }
}
