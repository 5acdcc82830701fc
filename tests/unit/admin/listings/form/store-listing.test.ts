import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { noRecord } from '../../../../../src/admin/listings/listing-record'
import type { ListingValues } from '../../../../../src/admin/listings/form/property-form'
import { failed, success } from '../../../../../src/lib/http/result'
import { filled } from './listing-values'

type Row = Record<string, unknown>
interface Request {
  method: string
  url: URL
  body?: Row
}
const stored = new Map<string, Row>()
let lost: 'request' | 'response' | null = null

const unreachable = failed('unreachable', 'Failed to fetch')
const duplicateMessage = 'duplicate key value violates unique constraint "properties_pkey"'
const duplicate = failed('refused', duplicateMessage, { code: '23505' })

/** The table of listings, which gives each a reference, with a response or a request that may be lost. */
function answer({ method, url, body = {} }: Request) {
  if (lost === 'request') return unreachable
  const id = String(body['id'] ?? url.searchParams.get('id')?.slice(3))
  if (method === 'GET') return success(stored.get(id) ?? null)
  if (method === 'POST' && stored.has(id)) return duplicate
  const before = stored.get(id)
  const reference = body['reference'] ?? before?.['reference'] ?? 'MR-1043'
  stored.set(id, { ...before, ...body, reference, updated_at: `${method} ${String(body['title'])}` })
  return lost ? unreachable : success([stored.get(id)])
}

const rest = '../../../../../src/lib/http/rest'
beforeAll(() => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  vi.doMock(rest, async (original) => ({
    ...(await original<object>()),
    queryResult: (request: Request) => Promise.resolve(answer(request)),
  }))
  vi.resetModules()
})
afterEach(() => {
  stored.clear()
  lost = null
})
afterAll(() => {
  vi.doUnmock(rest)
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('A listing that was deleted meanwhile is said to be, and does not empty the form', async () => {
  const { storeListing } = await import('../../../../../src/admin/listings/form/store-listing')
  const id = '3f0c6a0e-0000-4000-8000-000000000000'
  const stored = { ...filled, record: { ...noRecord, owner_name: 'Ada' } }
  const values = { ...stored, record: { ...noRecord, owner_name: 'Adaeze' } }
  const request = { id, isNew: false, version: '2026-12-01', stored, base: stored, values }
  await expect(storeListing(request)).rejects.toThrow('This listing has been deleted.')
})

it('A lost response to a change without a reference is no conflict: the listing keeps the one it has', async () => {
  const { storeListing } = await import('../../../../../src/admin/listings/form/store-listing')
  const id = '3f0c6a0e-0000-4000-8000-000000000003'
  stored.set(id, { id, reference: 'MR-1042', updated_at: 'before' })
  const base = { ...filled, record: noRecord }
  const change = () => storeListing({ id, isNew: false, version: 'before', stored: base, base, values: base })
  lost = 'response'
  await expect(change()).rejects.toThrow()
  lost = null
  expect(await change()).toMatchObject({ kind: 'stored', row: { reference: 'MR-1042' } })
})

describe('A new listing', () => {
  const [id, other] = ['3f0c6a0e-0000-4000-8000-000000000001', '3f0c6a0e-0000-4000-8000-000000000002']
  const titled = (title: string): ListingValues => ({ ...filled, title, slug: title.toLowerCase() })
  async function create(title: string, of = id) {
    const { storeListing } = await import('../../../../../src/admin/listings/form/store-listing')
    const base = { ...filled, record: noRecord }
    return storeListing({ id: of, isNew: true, version: undefined, stored: base, base, values: titled(title) })
  }
  const titles = () => [...stored.values()].map(({ title }) => title)

  it('whose response was lost is one listing, although its title was corrected', async () => {
    lost = 'response'
    await expect(create('Frist')).rejects.toThrow()
    lost = 'request'
    await expect(create('Secnd')).rejects.toThrow()
    lost = null
    await create('First')
    expect(titles()).toEqual(['First'])
  })
  it('of a duplicated tab is another listing, even if its first request was lost', async () => {
    lost = 'request'
    await expect(create('Copied', other)).rejects.toThrow()
    lost = null
    stored.set(other, { id: other, title: 'Original', slug: 'original' })
    await create('Copied', other)
    expect(titles()).toEqual(['Original', 'Copied'])
  })
})
