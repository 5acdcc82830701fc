import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as restModule from '../../../../src/lib/http/rest'

/** How many requests of a test end without a response, before others get one. */
let failing = 0
let requests: string[] = []
/** The body of a refusal with status 429. */
let refusal: object | null = null
/** The status of a gateway's HTML page. */
let gatewayStatus = 0
const server = createServer(({ method = '', socket }, response) => {
  requests.push(method)
  if (requests.length <= failing) socket.destroy()
  else if (gatewayStatus) response.writeHead(gatewayStatus, { 'content-type': 'text/html' }).end('<h1>Down</h1>')
  else if (refusal) response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
  else response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
})

let rest: typeof restModule
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.resetModules()
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  rest = await import('../../../../src/lib/http/rest')
})
beforeEach(() => {
  requests = []
  refusal = null
  gatewayStatus = 0
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  server.close()
})

describe('A request to the backend', () => {
  const read = () => rest.queryResult(rest.rest().from('listing_cards').select('id'))

  it('that reads is repeated once without a response', async () => {
    failing = 1
    expect(await read()).toMatchObject({ ok: true, value: [] })
    expect(requests).toEqual(['GET', 'GET'])
  })

  it('that reads fails after two, within seconds', async () => {
    failing = 9
    const begun = performance.now()
    expect(await read()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    expect(requests).toEqual(['GET', 'GET'])
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  it('that calls a function which reads is repeated once without a response', async () => {
    failing = 1
    const search = rest.rest().rpc('search_listings', { filters: { type: 'rent' } })
    expect(await rest.queryResult(search)).toMatchObject({ ok: true })
    expect(requests).toEqual(['POST', 'POST'])
  })

  it('that calls a function which writes is not repeated by itself', async () => {
    failing = 1
    expect(await rest.queryResult(rest.rest().rpc('end_alert', { token: 'a' }))).toMatchObject({ ok: false })
    expect(requests).toEqual(['POST'])
  })

  it('is without a response at a busy gateway, and refused by a limit of our own', async () => {
    failing = 0
    refusal = { message: 'Your network asks for too much at once.' }
    expect(await read()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    refusal = { message: 'You have sent many messages.', code: 'PT429', hint: 'by_sender' }
    expect(await read()).toMatchObject({ ok: false, failure: { kind: 'refused', code: 'PT429' } })
  })

  it.each([502, 503, 520, 522, 540])('is without a response at a gateway that answers %d', async (status) => {
    failing = 0
    gatewayStatus = status
    expect(await read()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  it('that writes is not repeated by itself', async () => {
    failing = 1
    const message = { name: 'Ada Obi', email: 'ada@example.com', message: 'Good morning.' }
    expect(await rest.queryResult(rest.rest().from('contact_submissions').insert(message))).toMatchObject({ ok: false })
    expect(requests).toEqual(['POST'])
  })
})
