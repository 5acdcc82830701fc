import { afterEach, expect, it, vi } from 'vitest'
import { propertyPage } from '../../../src/hosting/property-page'

const built = new Response('built')
const missing = () => new Response('not found', { status: 404 })
const shell = () =>
  new Response('<head><title>Property</title></head>', {
    headers: { etag: '"a"', 'content-encoding': 'br', 'content-length': '9', 'content-security-policy': 'ours' },
  })

/** The database's response by table; an unexpected query fails. */
function database(tables: Record<string, unknown[]>) {
  const requested: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    const table = Object.keys(tables).find((name) => address.includes(`/rest/v1/${name}?`))
    return table ? Promise.resolve(Response.json(tables[table])) : Promise.reject(new Error('unreachable'))
  })
  return requested
}
afterEach(() => vi.unstubAllGlobals())

const request = (path: string, host: object = {}, init?: RequestInit) =>
  propertyPage(new Request(`https://site.example${path}`, init), {
    backend: 'https://project.example/',
    publishableKey: 'key',
    page: () => Promise.resolve(built),
    shell: () => Promise.resolve(shell()),
    ...host,
  })

const otherSpellings = ['a-home.html', 'a-home/', 'a%20home', 'a-home%', '.', '', 'a'.repeat(121)]
it.each(otherSpellings)('leaves /property/%s to the host, without a database request', async (rest) => {
  const requested = database({})
  expect(await request(`/property/${rest}`)).toBe(built)
  expect(requested).toEqual([])
})

const copiedSpellings = ['a-home%20', '%20a-home', 'a-home%C2%A0', 'a-home.', 'a-home,', 'a-home)', 'a-home%E3%80%82']
it.each(copiedSpellings)('redirects /property/%s, copied from a message, to the address without it', async (rest) => {
  const requested = database({})
  for (const prefix of ['', '/zh']) {
    const response = await propertyPage(new Request(`https://site.example${prefix}/property/${rest}?from=chat`), {
      ...{ backend: 'https://project.example/', publishableKey: 'key' },
      page: () => Promise.resolve(missing()),
      shell: () => Promise.resolve(shell()),
    })
    const location = response.headers.get('location')
    expect([response.status, location]).toEqual([301, `https://site.example${prefix}/property/a-home?from=chat`])
  }
  expect(requested).toEqual([])
})

it('leaves a request that is neither GET nor HEAD to the host', async () => {
  database({ properties: [], listing_addresses: [] })
  expect(await request('/property/a-home', {}, { method: 'POST' })).toBe(built)
})

it('requests one row by its slug, with only the publishable key', async () => {
  const requested = database({ properties: [{ id: '1' }] })
  expect(await request('/property/a-home')).toBe(built)
  expect(requested).toEqual(['https://project.example/rest/v1/properties?select=id&slug=eq.a-home'])
})

it('sends the host’s response if the host cannot provide its shell', async () => {
  database({ properties: [], listing_addresses: [] })
  const shell = () => Promise.resolve(new Response('', { status: 401 }))
  const response = await request('/property/a-home', { shell })
  expect(response).toBe(built)
})

it('removes the shell’s body headers from another body', async () => {
  database({ properties: [], listing_addresses: [] })
  const response = await request('/property/a-home', { page: () => Promise.resolve(missing()) })
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    404,
    {
      'cache-control': 'no-cache',
      'content-security-policy': 'ours',
      'content-type': 'text/html; charset=utf-8',
    },
  ])
})

it('sends the unchanged shell for an added listing that cannot be parsed', async () => {
  database({ properties: [{ id: '1', slug: 'a-home' }] })
  const response = await request('/property/a-home', { page: () => Promise.resolve(missing()) })
  expect([response.status, await response.text()]).toEqual([200, '<head><title>Property</title></head>'])
})

const renamed = 'listing_addresses?select=property_id&slug=eq.a-home'
/** A database without a listing at the slug, whose request for a former slug is answered so. */
const withFormerSlug = (former: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith(renamed) ? former() : Promise.resolve(Response.json([])),
  )
const failure = (status: number) => () => Promise.resolve(Response.json({ message: 'failed' }, { status }))

it('is 404 if an older database has no former slugs', async () => {
  withFormerSlug(failure(404))
  expect((await request('/property/a-home')).status).toBe(404)
})

it.each([
  ['times out', failure(500)],
  ['has no response', () => Promise.reject(new TypeError('fetch failed'))],
])('sends the built page, or else the shell, if the request for a former slug %s', async (_what, former) => {
  withFormerSlug(former)
  expect(await request('/property/a-home')).toBe(built)
  const unbuilt = await request('/property/a-home', { page: () => Promise.resolve(missing()) })
  expect([unbuilt.status, await unbuilt.text()]).toEqual([200, '<head><title>Property</title></head>'])
})
