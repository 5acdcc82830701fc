import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueFeeds } from '../../scripts/lib/fetch-feeds'
import { writeBlm, type FeedListing } from '../../src/domain/feed/write-blm'
import { completeListing } from '../complete-listing'
import { startPictureServer } from '../https-server'
import { clientsOf, listingRow, roles, withSecretKey } from './people'

// Feeds that a worker fetches every hour, from a real HTTPS server into the real database.

const project = withSecretKey()
// A branch for this file only, which other tests do not use.
const branch = `H${Date.now().toString(36)}`

let body: string | Buffer
let etag = ''
let answer: ((response: ServerResponse) => void) | null = null
let requests: IncomingMessage['headers'][] = []
let server: Awaited<ReturnType<typeof startPictureServer>>
const clients = clientsOf(...roles)
beforeAll(async () => {
  server = await startPictureServer(({ headers }, response) => {
    requests.push(headers)
    if (answer) return answer(response)
    if (etag && headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, etag ? { etag } : {}).end(body)
  })
})
afterAll(async () => {
  await clients.administrator.from('feed_sources').delete().not('id', 'is', null)
  await server.close()
})
beforeEach(() => {
  answer = null
  requests = []
})

const listing = (reference: string, changes: Record<string, unknown> = {}) =>
  ({
    ...completeListing('sale', { reference, gallery: null }),
    ...{ created_at: '2026-11-01T09:00:00Z', updated_at: '2026-11-01T09:00:00Z', ...changes },
  }) as unknown as FeedListing
const feedOf = (...references: string[]) =>
  writeBlm(
    references.map((each) => listing(each)),
    branch,
    '2026-11-23 09:00:00',
  )

async function newSource(changes: Record<string, unknown> = {}) {
  const id = randomUUID()
  const { error } = await clients.administrator
    .from('feed_sources')
    .insert({ id, name: 'Our software', url: `${server.url}/${id}.blm`, ...changes })
  expect(error).toBeNull()
  return id
}
const source = async (id: string) =>
  (await clients.administrator.from('feed_sources').select('*').eq('id', id).single()).data as Record<string, never>
const run = async (id: string, changes: Record<string, unknown> = {}) => {
  const due = { next_run_at: new Date(Date.now() - 60_000).toISOString(), ...changes }
  expect((await clients.administrator.from('feed_sources').update(due).eq('id', id)).error).toBeNull()
  await runDueFeeds(project, { network: server.network, branch })
  return source(id)
}
const statusOf = async (reference: string) =>
  (await project.from('properties').select('status').eq('reference', reference).eq('reference_branch', branch)).data
const publish = async (...references: string[]) => {
  const facts: Record<string, unknown> = { ...completeListing('sale'), status: 'live' }
  for (const column of ['slug', 'title', 'price', 'reference']) delete facts[column]
  const update = project.from('properties').update(facts).in('reference', references).eq('reference_branch', branch)
  expect((await update).error).toBeNull()
}
describe('A feed at an address', () => {
  it('is imported, and the next request asks only for a newer version', async () => {
    etag = '"one"'
    body = feedOf('A1', 'A2')
    const id = await newSource()
    expect(await run(id)).toMatchObject({ state: 'imported', branch, etag, claimed_at: null, error: '' })
    expect(await statusOf('A1')).toHaveLength(1)
    expect(await run(id)).toMatchObject({ state: 'unchanged' })
    expect(requests.map((headers) => headers['if-none-match'])).toEqual([undefined, '"one"'])
    etag = ''
  })

  it('is fetched again without a change until its pictures have come', async () => {
    let picture: Buffer | null = null
    etag = '"pictures"'
    body =
      'AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,DISPLAY_ADDRESS,MEDIA_IMAGE_00\n' +
      `${branch}_P1,${branch},1,Late Row,${server.url}/late.jpg\n`
    answer = (response) => {
      const { url, headers } = response.req
      if (url === '/late.jpg') return void (picture ? response.end(picture) : response.writeHead(503).end())
      const isKnown = headers['if-none-match'] === etag
      response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? '' : body)
    }
    const id = await newSource({ url: `${server.url}/${randomUUID()}.csv` })
    expect(await run(id)).toMatchObject({ state: 'imported', etag: null })
    picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect(await run(id)).toMatchObject({ state: 'imported', etag })
    const { data } = await project.from('properties').select('gallery').eq('title', 'Late Row').single()
    expect(data).toEqual({ gallery: [expect.stringContaining('/property-images/feed/')] })
    expect(await run(id)).toMatchObject({ state: 'unchanged' })
    etag = ''
  })

  it('stops before it withdraws more than its share, until an administrator applies exactly that file', async () => {
    const references = Array.from({ length: 10 }, (_, index) => `B${index}`)
    body = feedOf('A1', 'A2', ...references)
    const id = await newSource()
    await run(id)
    await publish('A1', 'A2', ...references)

    body = feedOf('A1', 'A2', ...references.slice(0, 8))
    const stopped = await run(id)
    expect(stopped).toMatchObject({ state: 'stopped', summary: { withdrawn: 2 } })
    expect(stopped['error']).toContain('would withdraw 2 homes')
    expect(await statusOf('B9')).toEqual([{ status: 'live' }])

    // Another file than the approved one is checked again.
    const digest = (stopped['summary'] as unknown as { digest: string }).digest
    body = feedOf('A1', ...references.slice(0, 8))
    expect(await run(id, { approved_digest: digest })).toMatchObject({ state: 'stopped', approved_digest: null })
    body = feedOf('A1', 'A2', ...references.slice(0, 8))
    expect(await run(id, { approved_digest: digest })).toMatchObject({ state: 'imported' })
    expect(await statusOf('B9')).toEqual([{ status: 'draft' }])

    // One listing may always go.
    body = feedOf('A1', 'A2', ...references.slice(0, 7))
    expect(await run(id)).toMatchObject({ state: 'imported', summary: { withdrawn: 1 } })
  })

  it('of another branch is refused, and nobody can apply it', async () => {
    body = writeBlm([listing('C1')], 'OTHER', '2026-11-23 09:00:00')
    const stopped = await run(await newSource())
    expect(stopped).toMatchObject({ state: 'stopped', summary: { digest: '' } })
    expect(stopped['error']).toContain('another branch')
  })

  it('whose branch differs from that of its first import is refused', async () => {
    body = feedOf('A1')
    const id = await newSource({ withdraw_percent: 100 })
    await run(id)
    await clients.administrator
      .from('feed_sources')
      .update({ next_run_at: new Date(0).toISOString() })
      .eq('id', id)
    body = writeBlm([listing('A1')], 'NEWBRANCH', '2026-11-23 09:00:00')
    await runDueFeeds(project, { network: server.network, branch: 'NEWBRANCH' })
    expect((await source(id))['error']).toContain(`belonged to branch ${branch}`)
  })

  it.each<[string, (response: ServerResponse) => void, string]>([
    [
      'answers with a web page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in'),
      'web page',
    ],
    ['answers with an error', (response) => response.writeHead(500).end(), 'answered 500'],
    ['answers 304 without being asked', (response) => response.writeHead(304).end(), 'answered 304'],
    [
      'redirects into a private network',
      (response) => response.writeHead(302, { location: 'https://192.168.1.1/feed.blm' }).end(),
      'not on the public internet',
    ],
    ['redirects to http', (response) => response.writeHead(302, { location: 'http://media.example/' }).end(), 'https'],
    ['is no feed', (response) => response.end('hello'), 'not a BLM file'],
    ['contains no homes', (response) => response.end(feedOf()), 'no homes'],
  ])('that %s changes nothing', async (_, respond, reason) => {
    const id = await newSource()
    answer = respond
    const after = await run(id)
    expect(['failed', 'stopped']).toContain(after['state'])
    expect(after['error']).toContain(reason)
    await clients.administrator.from('feed_sources').delete().eq('id', id)
  })

  it('that never ends is cut off', async () => {
    const id = await newSource()
    answer = (response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(Buffer.alloc(200_000, 'x')), 1)
      response.on('close', () => clearInterval(timer))
    }
    await clients.administrator
      .from('feed_sources')
      .update({ next_run_at: new Date(0).toISOString() })
      .eq('id', id)
    await runDueFeeds(project, { network: { ...server.network, maxMegabytes: 1 }, branch })
    expect(await source(id)).toMatchObject({ state: 'failed', error: 'It is larger than 1 MB.' })
    await clients.administrator.from('feed_sources').delete().eq('id', id)
  })

  it('that stops sends the agency one email a day', async () => {
    body = writeBlm([listing('C1')], 'OTHER', '2026-11-23 09:00:00')
    const id = await newSource()
    const first = await run(id)
    expect(first['last_notified_at']).not.toBeNull()
    expect((await run(id))['last_notified_at']).toBe(first['last_notified_at'])
    await clients.administrator.from('feed_sources').delete().eq('id', id)
  })

  it('that moves to another address starts anew', async () => {
    body = feedOf('A1')
    etag = '"x"'
    const id = await newSource({ withdraw_percent: 100 })
    await run(id)
    etag = ''
    await clients.administrator
      .from('feed_sources')
      .update({ url: `${server.url}/moved.blm` })
      .eq('id', id)
    expect(await source(id)).toMatchObject({ state: 'new', etag: null, summary: null })
  })

  it('that moves to another address during a run does not get the result of the old one', async () => {
    const id = await newSource({ withdraw_percent: 100 })
    const sources = () => clients.administrator.from('feed_sources')
    await sources()
      .update({ next_run_at: new Date(0).toISOString() })
      .eq('id', id)
    const claimed = (await project.rpc('claim_feed')).data as { id: string; url: string }
    expect(claimed.id).toBe(id)
    const moved = `${server.url}/${randomUUID()}.blm`
    await sources().update({ url: moved }).eq('id', id)
    const settle = (url: string) =>
      project.rpc('settle_feed', { source: id, outcome: { state: 'imported', etag: '"old"', url } })
    await settle(claimed.url)
    expect(await source(id)).toMatchObject({ state: 'new', etag: null, claimed_at: null, last_import_at: null })
    await settle(moved)
    expect(await source(id)).toMatchObject({ state: 'imported', etag: '"old"' })
    await sources().delete().eq('id', id)
  })
})

it.each([
  'http://software.example/feed.blm',
  'https://user:pass@software.example/feed.blm',
  'https://localhost/feed.blm',
  'https://[::1]/feed.blm',
  'https://10.0.0.1/feed.blm',
  'file:///etc/passwd',
])('The address %s is not accepted', async (url) => {
  const { error } = await clients.administrator.from('feed_sources').insert({ name: 'Bad', url })
  expect(error?.code).toBe('23514')
})

describe.each(roles)('To %s', (role) => {
  const isAdministrator = role === 'administrator'
  it(`the addresses of feeds are ${isAdministrator ? 'open' : 'closed'}`, async () => {
    const id = randomUUID()
    const client = clients[role]
    const url = `https://software.example/${id}.blm`
    expect((await client.from('feed_sources').insert({ id, name: 'X', url })).error === null).toBe(isAdministrator)
    expect(((await client.from('feed_sources').select('id')).data ?? []).length > 0).toBe(isAdministrator)
    const { data } = await client.from('feed_sources').delete().eq('id', id).select()
    expect((data ?? []).length).toBe(isAdministrator ? 1 : 0)
  })
  it('the worker’s functions are closed', async () => {
    expect((await clients[role].rpc('claim_feed')).error).not.toBeNull()
    expect((await clients[role].rpc('settle_feed', { source: randomUUID(), outcome: {} })).error).not.toBeNull()
  })
  it(`the settings of feeds can ${isAdministrator ? '' : 'not '}be changed`, async () => {
    const { data } = await clients[role]
      .from('feed_settings')
      .update({ publish_waiting: false })
      .eq('id', true)
      .select()
    expect((data ?? []).length).toBe(isAdministrator ? 1 : 0)
  })
  it('homes with gaps are read by staff only', async () => {
    const id = randomUUID()
    await project.from('properties').insert({ ...listingRow({ status: 'draft' }), id })
    await project.from('listing_records').upsert({ property_id: id, feed_media: { feed_status: 'live' } })
    const { data } = await clients[role].rpc('feed_gaps')
    const isStaff = ['reader', 'negotiator', 'administrator'].includes(role)
    expect(((data as unknown[] | null) ?? []).length > 0).toBe(isStaff)
  })
})

it('Of more than a hundred homes with gaps, the first hundred are read with the number of all', async () => {
  const ids = Array.from({ length: 103 }, () => randomUUID())
  const drafts = ids.map((id) => ({ ...listingRow({ status: 'draft' }), id }))
  expect((await project.from('properties').insert(drafts)).error).toBeNull()
  const records = ids.map((property_id) => ({ property_id, feed_media: { feed_status: 'live' } }))
  expect((await project.from('listing_records').upsert(records)).error).toBeNull()
  const rows = ((await clients.negotiator.rpc('feed_gaps')).data ?? []) as { id: string; total: number }[]
  await project.from('properties').delete().in('id', ids)
  expect(rows).toHaveLength(100)
  expect(rows.every(({ total }) => total >= 103 && total === rows[0]?.total)).toBe(true)
})
