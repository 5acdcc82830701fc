import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchFeed } from '../../../../src/lib/guarded-fetch/fetch-feed'
import { startPictureServer } from '../../../https-server'
import { agency } from '#agency/agency.ts'

let server: Awaited<ReturnType<typeof startPictureServer>>
let received: IncomingHttpHeaders
beforeAll(async () => {
  server = await startPictureServer((request, response) => {
    received = request.headers
    response.end('#HEADER#')
  })
})
afterAll(() => server.close())

it.each([
  ['feeds/our%20homes.blm', 'our homes.blm'],
  ['feeds/100%.blm', '100%.blm'],
])('The feed at %s is named “%s”', async (path, name) => {
  expect(await fetchFeed(`${server.url}/${path}`, undefined, server.network)).toMatchObject({ value: { name } })
})

it('An agency whose name no header may contain fetches feeds too, in the name of its website', async () => {
  const { name } = agency
  Object.assign(agency, { name: 'O’Brien & Söhne 地产' })
  try {
    expect(await fetchFeed(`${server.url}/feed.blm`, undefined, server.network)).toMatchObject({ ok: true })
    expect(received['user-agent']).toBe(new URL(agency.url).hostname)
  } finally {
    Object.assign(agency, { name })
  }
})
