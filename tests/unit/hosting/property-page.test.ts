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

const ask = (path: string, host: object = {}, init?: RequestInit) =>
  propertyPage(new Request(`https://site.example${path}`, init), {
    backend: 'https://project.example/',
    publishableKey: 'key',
    page: () => Promise.resolve(built),
    shell: () => Promise.resolve(shell()),
    ...host,
  })

const otherSpellings = ['a-home.html', 'a-home/', 'a%20home', '', 'a'.repeat(121)]
it.each(otherSpellings)('leaves /property/%s to the host, and asks the database nothing', async (rest) => {
  const requested = database({})
  expect(await ask(`/property/${rest}`)).toBe(built)
  expect(requested).toEqual([])
})

it('leaves a request that is neither GET nor HEAD to the host', async () => {
  database({ properties: [], listing_addresses: [] })
  expect(await ask('/property/a-home', {}, { method: 'POST' })).toBe(built)
})

it('asks for one row by its address, with the publishable key alone', async () => {
  const requested = database({ properties: [{ id: '1' }] })
  expect(await ask('/property/a-home')).toBe(built)
  expect(requested).toEqual(['https://project.example/rest/v1/properties?select=id&slug=eq.a-home'])
})

it('sends what the host has where the host cannot give its own shell', async () => {
  database({ properties: [], listing_addresses: [] })
  const response = await ask('/property/a-home', { shell: () => Promise.resolve(new Response('', { status: 401 })) })
  expect(response).toBe(built)
})

it('says nothing of the shell’s body in the headers of another', async () => {
  database({ properties: [], listing_addresses: [] })
  const response = await ask('/property/a-home', { page: () => Promise.resolve(missing()) })
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    404,
    {
      'cache-control': 'no-cache',
      'content-security-policy': 'ours',
      'content-type': 'text/html; charset=utf-8',
    },
  ])
})

it('shows the shell as it is where a home was added that cannot be read', async () => {
  database({ properties: [{ id: '1', slug: 'a-home' }] })
  const response = await ask('/property/a-home', { page: () => Promise.resolve(missing()) })
  expect([response.status, await response.text()]).toEqual([200, '<head><title>Property</title></head>'])
})
