import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../../scripts/lib/ports'
import type { SenderLimits } from '../../../../scripts/lib/server/sender-budget'
import { serveSite } from '../../../../scripts/lib/site-server'

// Requests that the server itself sends to the backend take turns from the visitors' budget, as the proxy's do.

let folder = ''
let queries = 0
const backend = createServer((_, response) => {
  queries += 1
  response.setHeader('content-type', 'application/json').end('[]')
})
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/site-`)
  for (const prefix of ['', 'zh/']) await mkdir(`${folder}/${prefix}property`, { recursive: true })
  for (const file of ['404.html', 'listing-shell.html', 'zh/404.html', 'zh/listing-shell.html', 'property/a-flat.html'])
    await writeFile(`${folder}/${file}`, `<html><head></head><body>${file}</body></html>`)
  for (const file of ['_headers', '_redirects']) await writeFile(`${folder}/${file}`, '')
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  backend.close()
  backend.closeAllConnections()
  await rm(folder, { recursive: true })
})

afterEach(() => vi.unstubAllEnvs())

/** The status of a path for a visitor behind a proxy, and whether the backend was asked. */
async function get(path: string, visitorLimits: Partial<SenderLimits>, trustProxy = 'yes') {
  vi.stubEnv('TRUST_PROXY', trustProxy)
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const port = await freePort()
  const site = await serveSite({ folder, port, backend: url, publishableKey: 'key', visitorLimits })
  queries = 0
  const headers = { 'x-forwarded-for': '9.9.9.9' }
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  site.close()
  return { status, queries: Math.min(queries, 1) }
}

const calendar = `/functions/v1/calendar/${'ab'.repeat(32)}.ics`
const property = '/property/a-flat'

it.each([calendar, property])('%s asks the backend in a turn of its sender', async (path) => {
  expect((await get(path, {})).queries).toBe(1)
  expect((await get(path, { burstMs: 0 })).queries).toBe(0)
})
it('Without a turn a calendar is refused, and a built page is sent', async () => {
  expect((await get(calendar, { burstMs: 0 })).status).toBe(429)
  expect((await get(property, { burstMs: 0 })).status).toBe(200)
})
it('Visitors behind a proxy of this machine that is not declared are not limited as if they were one', async () =>
  expect((await get(property, { burstMs: 0 }, '')).queries).toBe(1))
