import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll } from 'vitest'
import { openSession } from '../../scripts/lib/migrated-database'
import { once } from '../../scripts/lib/test/once'
import { published } from '../complete-listing'
import { secrets } from '../secrets'

const url = process.env['TEST_BACKEND'] ?? ''

/** A new documentation address each time, because of the rate limit. */
export const network = () =>
  `2001:db8:${[0, 0].map(() => Math.floor(Math.random() * 65_536).toString(16)).join(':')}::1`

/** A client with only the public key, from a fixed network address or a new one per request. */
export const anonymous = (from?: string) =>
  createClient(url, secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('x-forwarded-for', from ?? network())
        return fetch(input, { ...init, headers })
      },
    },
  })

/** A client with the secret key, like the worker's. */
export const withSecretKey = () => createClient(url, secrets.secretKey, { auth: { persistSession: false } })

const demoAccount = (name: string) => ({ email: `${name}@example.com`, password: `${name}-demo` })
const accounts = {
  /** Without a staff account: seeded, because sign-up is disabled. */
  stranger: demoAccount('stranger'),
  reader: demoAccount('reader'),
  negotiator: demoAccount('negotiator'),
  administrator: { email: 'admin@meridianrow.example', password: secrets.adminPassword },
  /** A former administrator. */
  ended: demoAccount('ended'),
}
/** Signs in like in the admin. */
export async function signIn(client: SupabaseClient, role: keyof typeof accounts): Promise<void> {
  const { error } = await client.auth.signInWithPassword(accounts[role])
  if (error) throw error
}

/** The access token of an administrator's session that is signed out. */
async function tokenOfEndedSession(): Promise<string> {
  const client = anonymous()
  await signIn(client, 'administrator')
  const { data } = await client.auth.getSession()
  const { error } = await client.auth.signOut({ scope: 'local' })
  if (error) throw error
  return data.session?.access_token ?? ''
}

export const roles = ['anonymous', 'stranger', 'reader', 'negotiator', 'administrator', 'ended', 'signed out'] as const
export type Role = (typeof roles)[number]

/** All files of a run use it: a session that was ended stays so. */
const endedToken = once(tokenOfEndedSession)

/** A client for each of the named roles. They sign in before the tests of the file or `describe`. */
export function clientsOf<Name extends Role>(...names: readonly Name[]): Record<Name, SupabaseClient> {
  const clients = new Map<Role, SupabaseClient>(
    names.map((name) => [
      name,
      name === 'signed out' ? createClient(url, secrets.publishableKey, { accessToken: endedToken }) : anonymous(),
    ]),
  )
  beforeAll(async () => {
    for (const [name, client] of clients)
      if (name === 'signed out') await endedToken()
      else if (name !== 'anonymous') await signIn(client, name)
  })
  return Object.fromEntries(clients) as Record<Name, SupabaseClient>
}

/** Who may do something. */
export const everyone: readonly Role[] = [...roles]
export const staff: readonly Role[] = ['reader', 'negotiator', 'administrator']
export const editors: readonly Role[] = ['negotiator', 'administrator']
export const administrators: readonly Role[] = ['administrator']
export const nobody: readonly Role[] = []

/** Deletes the emails that other files have queued: a worker would send these hundreds first. */
export async function emptyOutbox(): Promise<void> {
  const session = openSession(process.env['TEST_POSTGRES'] ?? '')
  await session.exec('truncate private.outbox')
  await session.end()
}

let counter = 0
/** A valid live listing with its own slug. */
export const listingRow = (changes: Record<string, unknown> = {}) =>
  published({
    slug: `test-home-${Date.now()}-${counter++}`,
    listing_type: 'sale',
    title: 'Test Home',
    area: 'Camden',
    price: 500000,
    beds: 2,
    baths: 1,
    gallery: ['https://images.pexels.com/photos/1.jpeg'],
    description: 'A home made by a test.',
    features: ['One'],
    ...changes,
  })

const person = { name: 'Adaeze Okafor', phone: '+234 803 000 0000' }
let addresses = 0
/** A new email address, because of the rate limit. */
export const address = () => `adaeze-${process.pid}-${Date.now()}-${addresses++}@example.com`
// Evaluated each time the row is spread.
const fromSomebody = (row: Record<string, unknown>) =>
  Object.defineProperty(row, 'email', { get: address, enumerable: true })
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString()

/** A valid row of each enquiry kind, each time with another address. */
export const sendable: Record<string, Record<string, unknown>> = {
  booking_valuations: fromSomebody({ type: 'rental', ...person, postcode: 'WC1X 8LU', property_types: ['newFlat'] }),
  valuation_requests: fromSomebody({
    type: 'sales',
    ...person,
    postcode: 'N1 2AA',
    bedrooms: '5+',
    address: '1 Canonbury Row',
    comments: null,
  }),
  contact_submissions: fromSomebody({ name: '李明', phone: null, message: 'Good morning.' }),
  property_inquiries: fromSomebody({
    type: 'rent',
    property_id: '11111111-1111-4111-8111-111111111111',
    property_title: 'Test Home',
    ...person,
    message: null,
    employment_status: 'employed',
    current_position: 'Surveyor',
    annual_income: 62000,
    preferred_viewing_date: day(3),
    preferred_move_date: day(20).slice(0, 10),
  }),
}

/** The table of each kind of enquiry. */
export const enquiryTables = {
  inquiry: 'property_inquiries',
  booking: 'booking_valuations',
  request: 'valuation_requests',
  message: 'contact_submissions',
} as const
