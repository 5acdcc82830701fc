import { afterEach, expect, it, vi } from 'vitest'
import { parseListing } from '../../../src/domain/listing/parse-listing'
import type { Listing } from '../../../src/domain/listing/listing'
import { propertyPage } from '../../../src/hosting/property-page'
import { shellOfListing } from '../../../src/hosting/rewrite-head'

// Property pages below the prefix of another edition.

afterEach(() => vi.unstubAllGlobals())

/** Asks for a page that is not built. The database has these rows by query, and no others. */
async function answer(path: string, rows: Record<string, unknown[]>) {
  const prefix = 'https://project.example/rest/v1/'
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(rows[address.replace(prefix, '')] ?? [])))
  const shells: string[] = []
  const response = await propertyPage(new Request(`https://site.example${path}`), {
    backend: 'https://project.example/',
    publishableKey: 'key',
    page: () => Promise.resolve(new Response('not found', { status: 404 })),
    shell: (file) => {
      shells.push(file)
      return Promise.resolve(new Response('<html lang="zh-Hans"><head><title>房源</title></head>'))
    },
  })
  return { response, shells }
}

it('A home that does not exist has the shell and the title of its edition', async () => {
  const { response, shells } = await answer('/zh/property/a-home', {})
  expect([response.status, shells]).toEqual([404, ['/zh/listing-shell']])
  expect(await response.text()).toContain('<title>没有找到房源 | Meridian Row</title>')
  expect((await answer('/property/a-home', {})).shells).toEqual(['/listing-shell'])
})

it('An address in capitals leads to the home in the same edition', async () => {
  const { response } = await answer('/zh/property/A-Home?beds=2', {
    'properties?select=id&slug=eq.a-home': [{ id: '1' }],
  })
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    'https://site.example/zh/property/a-home?beds=2',
  ])
})

it('A former address leads to the current one in the same edition', async () => {
  const { response } = await answer('/zh/property/A-Former-Home?beds=2', {
    'listing_addresses?select=property_id&slug=eq.a-former-home': [{ property_id: '1' }],
    'properties?select=slug&id=eq.1': [{ slug: 'a-home' }],
  })
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    'https://site.example/zh/property/a-home?beds=2',
  ])
})

const row = { id: 'a', slug: 'a-home', listing_type: 'sale', title: 'A Home', area: 'Camden', price: 1, beds: 2 }
const stored = 'https://a.supabase.co/storage/v1/object/public/property-images/a/0e8b3f0a-3c1d-4b6e-9f5a-2d7c8e1f4a6b'
it.each([
  [`${stored}-2000w.webp`, `${stored}-960w.webp`, 'image/webp'],
  [`${stored}-700w.jpg`, `${stored}-700w.jpg`, 'image/jpeg'],
  ['https://b.example/picture?id=1', 'https://b.example/picture?id=1', undefined],
])('A home added since the build shares %s as %s', (thumb, shared, type) => {
  const listing = parseListing({ ...row, baths: 1, description: 'A home.', thumb, gallery: [thumb] }) as Listing
  const html = shellOfListing('<html><head><title>a</title></head>', listing)
  const content = (name: string) => html.match(new RegExp(`<meta property="${name}" content="([^"]+)"`))?.[1]
  expect([content('og:image'), content('og:image:type')]).toEqual([shared, type])
})
