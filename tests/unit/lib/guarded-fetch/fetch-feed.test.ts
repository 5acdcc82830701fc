import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchFeed } from '../../../../src/lib/guarded-fetch/fetch-feed'
import { startPictureServer } from '../../../https-server'

let server: Awaited<ReturnType<typeof startPictureServer>>
beforeAll(async () => void (server = await startPictureServer((_, response) => response.end('#HEADER#'))))
afterAll(() => server.close())

it.each([
  ['feeds/our%20homes.blm', 'our homes.blm'],
  ['feeds/100%.blm', '100%.blm'],
])('The feed at %s is named “%s”', async (path, name) => {
  expect(await fetchFeed(`${server.url}/${path}`, undefined, server.network)).toMatchObject({ value: { name } })
})
