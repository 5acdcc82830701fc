import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireReadableBackend } from '../../../../scripts/lib/readable-backend'

const server = createServer(({ url, headers }, response) => {
  const status = url?.startsWith('/paused') ? 540 : headers['apikey'] === 'sb_publishable_right' ? 200 : 401
  response.writeHead(status).end(status === 200 ? '[]' : '{"message":"Invalid API key"}')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('A build with a configured backend', () => {
  it('begins if the backend gives listings, even none', async () =>
    expect(await requireReadableBackend(origin, 'sb_publishable_right')).toBeUndefined())

  it.each([
    ['refuses the key', () => origin, 'HTTP 401 {"message":"Invalid API key"}'],
    ['is paused', () => `${origin}/paused`, 'HTTP 540'],
    ['is not there', () => 'http://127.0.0.1:1', 'bad port'],
  ])('stops if it %s, and names the address and the reason', async (_, address, reason) => {
    const build = requireReadableBackend(address(), 'sb_publishable_wrong')
    await expect(build).rejects.toThrow(`The homes could not be read from ${address()} (${reason}`)
    await expect(build).rejects.toThrow('Nothing is built')
  })
})
