import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { searchFilter, searchWords } from '../../src/admin/listings/list/list-state'
import { postgresArray, likePatterns } from '../../src/domain/enquiry/search-text'
import { searchRequest } from '../../src/features/search/search-request'
import { parseSearch } from '../../src/features/search/search-address'
import { everyNth } from '../every-case'
import { corpus, megabyte } from '../hostile'
import { anonymous, clientsOf, listingRow, sendable } from './people'

// Past every form: the database stores each text unchanged in each column or rejects it by a rule, and never fails
// otherwise.
const ours = new RegExp(
  [
    'violates (check|not-null) constraint',
    'null character',
    String.raw`\\u0000`,
    'invalid (byte sequence|input syntax)',
    'out of range',
    'numeric field overflow',
    'unsupported Unicode',
    'cannot be published',
  ].join('|'),
  'i',
)
const texts = everyNth(3, Object.entries({ ...corpus, 'a megabyte': megabyte }))

const { administrator: admin } = clientsOf('administrator')

/** The result of a text in each column, each in its own row: `stored`, `refused`, or an unexpected error. */
async function fates(client: SupabaseClient, table: string, rows: { column: string; row: Record<string, unknown> }[]) {
  const sent = await Promise.all(
    rows.map(async ({ column, row }) => {
      const id = randomUUID()
      return { id, column, text: row[column], error: (await client.from(table).insert({ id, ...row })).error }
    }),
  )
  const ids = sent.filter(({ error }) => !error).map(({ id }) => id)
  const { data } = await admin.from(table).select().in('id', ids)
  await admin.from(table).delete().in('id', ids)
  const results = new Map((data as Record<string, unknown>[]).map((row) => [row['id'], row]))
  return sent.map(({ id, column, text, error }) => {
    if (error) return { table, column, fate: ours.test(error.message) ? 'refused' : error.message.slice(0, 200) }
    const stored = JSON.stringify(results.get(id)?.[column] ?? null)
    // A lone surrogate cannot be encoded in UTF-8: it arrives as the replacement character.
    const isStored = stored === JSON.stringify(text).replace(/\\ud[89a-f]../gi, '\uFFFD')
    return { table, column, fate: isStored ? 'stored' : `changed to ${stored.slice(0, 200)}` }
  })
}
const strange = ({ fate }: { fate: string }) => fate !== 'stored' && fate !== 'refused'
const columns: [string, string[]][] = [
  ['contact_submissions', ['name', 'email', 'phone', 'message']],
  ['valuation_requests', ['type', 'name', 'email', 'phone', 'postcode', 'bedrooms', 'address', 'comments']],
  ['booking_valuations', ['type', 'name', 'email', 'phone', 'postcode', 'property_types']],
  [
    'property_inquiries',
    [
      'property_id',
      'property_title',
      'name',
      'message',
      'employment_status',
      'current_position',
      'annual_income',
      'preferred_viewing_date',
      'preferred_move_date',
    ],
  ],
]
const listing = [
  'slug',
  'listing_type',
  'title',
  'area',
  'price',
  'beds',
  'thumb',
  'gallery',
  'description',
  'features',
  'description_zh',
  'features_zh',
  'floor_size',
  'rightmove_url',
  'status',
  'picture_alts',
  'latitude',
  'date_available',
]
const lists = ['property_types', 'gallery', 'features', 'features_zh', 'picture_alts']
const put = (column: string, text: string) => ({ [column]: lists.includes(column) ? [text] : text })

describe.each(texts)('%s', (_what, text) => {
  it('is stored unchanged or refused, in every column that a visitor writes', async () => {
    const all = await Promise.all(
      columns.map(([table, names]) =>
        fates(
          anonymous(),
          table,
          names.map((column) => ({ column, row: { ...sendable[table], ...put(column, text) } })),
        ),
      ),
    )
    expect(all.flat().filter(strange)).toEqual([])
  })
  it('is stored unchanged or refused, in every column of a listing', async () => {
    const rows = listing.map((column) => ({
      column,
      row: { ...listingRow({ listing_type: column === 'date_available' ? 'rent' : 'sale' }), ...put(column, text) },
    }))
    expect((await fates(admin, 'properties', rows)).filter(strange)).toEqual([])
  })
  it('is a valid search, for everyone', async () => {
    const search = parseSearch(
      new URLSearchParams({
        q: text,
        area: text,
        min: text,
        beds: text,
        available: text,
        furnished: text,
        box: text,
        page: text,
      }),
      'rent',
    )
    const results = await Promise.all([
      anonymous().rpc('search_listings', searchRequest(search)),
      anonymous().rpc('listings_on_map', { filters: searchRequest(search).filters, cell: 0.01 }),
      admin
        .from('staff_listings')
        .select('id')
        .or(searchFilter(text) ?? 'id.not.is.null'),
      admin.rpc('listing_counts', searchWords(text)),
      admin
        .from('enquiries')
        .select('id')
        .filter('search', 'like(all)', postgresArray(likePatterns(text.slice(0, 200)))),
      admin.rpc('enquiry_tally', { patterns: likePatterns(text.slice(0, 200)) }),
    ])
    expect(results.map(({ error }) => error?.message)).toEqual(results.map(() => undefined))
  })
})

describe('A note', () => {
  it.each(texts)('of %s is stored unchanged or refused, and found by it', async (_what, text) => {
    const [message, follow] = [randomUUID(), { kind: 'message', state: 'new', note: text }]
    await anonymous()
      .from('contact_submissions')
      .insert({ id: message, ...sendable['contact_submissions'] })
    const { error } = await admin.from('enquiry_followups').insert({ ...follow, enquiry_id: message })
    if (error) return expect(error.message).toMatch(ours)
    const { data } = await admin
      .from('enquiries')
      .select('note')
      .eq('id', message)
      .filter('search', 'like(all)', postgresArray(likePatterns(text.slice(0, 200))))
    expect(data).toEqual([{ note: text.toWellFormed() }])
  })
})

/** Addresses that a browser resolves to another host, or to none. */
const elsewhere = [
  '//evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  'http://a.example/1.jpg',
  '/\t/evil.example/a.jpg',
  'https://',
  'https:///a.jpg',
  '/',
]

describe('A home', () => {
  it.each([
    ['properties_features_length', { features: ['x'.repeat(201)] }],
    ['properties_picture_addresses', { gallery: ['https://a.example/1.jpg', 'javascript:window.hacked=1//.jpg'] }],
    ['properties_picture_addresses', { gallery: ['/pictures/a.webp\ndata:image/svg+xml,<svg/>'] }],
    ['properties_picture_addresses', { thumb: 'javascript:window.hacked=1' }],
    ...elsewhere.map((address): [string, Record<string, unknown>] => [
      'properties_picture_addresses_ours',
      { gallery: [address] },
    ]),
    ['properties_picture_addresses_ours', { thumb: '//evil.example/a.jpg' }],
    [
      'properties_picture_addresses',
      { gallery: Array.from({ length: 40 }, (_, n) => `https://a.example/${n}${'x'.repeat(2000)}`) },
    ],
  ])('is refused by %s', async (constraint, changes) => {
    expect((await admin.from('properties').insert(listingRow(changes))).error?.message).toContain(constraint)
  })
})
