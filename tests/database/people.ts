import { createClient, type SupabaseClient } from '@supabase/supabase-js'
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

async function signedIn(email: string, password: string): Promise<SupabaseClient> {
  const client = anonymous()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** The administrator, signed in like in the admin. */
export const administrator = () => signedIn('admin@meridianrow.example', secrets.adminPassword)

/** A signed-in user without a staff account: seeded, because sign-up is disabled. */
export const stranger = () => signedIn('stranger@example.com', 'stranger-demo')

/** A session per role; the last two were administrators. */
export async function everybody() {
  const asStaff = (name: string) => signedIn(`${name}@example.com`, `${name}-demo`)
  return {
    anonymous: anonymous(),
    stranger: await stranger(),
    reader: await asStaff('reader'),
    negotiator: await asStaff('negotiator'),
    administrator: await administrator(),
    ended: await asStaff('ended'),
    'signed out': await signedOut(),
  }
}
export type Role = keyof Awaited<ReturnType<typeof everybody>>
export const roles: readonly Role[] = [
  'anonymous',
  'stranger',
  'reader',
  'negotiator',
  'administrator',
  'ended',
  'signed out',
]
/** Who may do something. */
export const everyone: readonly Role[] = [...roles]
export const staff: readonly Role[] = ['reader', 'negotiator', 'administrator']
export const editors: readonly Role[] = ['negotiator', 'administrator']
export const administrators: readonly Role[] = ['administrator']
export const nobody: readonly Role[] = []

/** Uses the access token of a signed-out administrator session. */
async function signedOut(): Promise<SupabaseClient> {
  const client = await administrator()
  const { access_token: token } = (await client.auth.getSession()).data.session!
  const { error } = await client.auth.signOut({ scope: 'local' })
  if (error) throw error
  return createClient(url, secrets.publishableKey, { accessToken: () => Promise.resolve(token) })
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
let letters = 0
/** A new email address, because of the rate limit. */
export const address = () => `adaeze-${process.pid}-${Date.now()}-${letters++}@example.com`
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
