import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Body, createBodyReader } from '../../../../../scripts/lib/server/read-body'

let server: Server | undefined
afterEach(() => (server?.close(), server?.closeAllConnections()))

/** A server that responds with a refusal's status or a body's bytes. */
async function open(limits: Parameters<typeof createBodyReader>[0], hold: Body[] = []) {
  const readBody = createBodyReader(limits)
  server = createServer((incoming, response) => {
    incoming.on('error', () => {})
    readBody(incoming, 10_000, 'a').then(
      (body) => {
        if ('status' in body) return response.writeHead(body.status, body.headers).end()
        hold.push(body)
        return response.end(String(body.bytes.length))
      },
      () => response.destroy(),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server!.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const send = (pieces: string[], { end = true, delayMs = 0 } = {}) =>
    new Promise<number | string>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method: 'POST', agent: false }, (response) => {
        if (response.statusCode !== 200) return (sent.destroy(), resolve(response.statusCode!))
        response.on('data', (text: Buffer) => resolve(text.toString()))
      })
      sent.on('error', reject)
      void (async () => {
        for (const piece of pieces) {
          sent.write(piece)
          await new Promise((done) => setTimeout(done, delayMs))
        }
        if (end) sent.end()
      })()
    })
  return send
}

it('reads a complete body, in any chunks', async () => {
  const send = await open({})
  expect(await send(['abc', 'def', 'g'], { delayMs: 20 })).toBe('7')
})

it('refuses a chunked body as soon as it exceeds its limit', async () => {
  const send = await open({})
  expect(await send(['x'.repeat(9000), 'x'.repeat(9000)], { end: false })).toBe(413)
})

it('aborts a slow body (slowloris)', async () => {
  const send = await open({ graceMs: 200, bytesPerSecond: 1000 })
  expect(await send(['x', 'x', 'x', 'x', 'x'], { end: false, delayMs: 300 })).toBe(408)
})

it('limits the memory of all bodies, and queues further ones', async () => {
  const hold: Body[] = []
  const send = await open({ totalBytes: 15_000 }, hold)
  expect(await send(['x'.repeat(9000)])).toBe('9000')
  expect(await send(['x'.repeat(9000)])).toBe(503)
  for (const body of hold) body.release()
  expect(await send(['x'.repeat(9000)])).toBe('9000')
})

it('limits the concurrent bodies of one sender', async () => {
  const send = await open({ perSender: 2 })
  void send(['x'], { end: false }).catch(() => {})
  void send(['x'], { end: false }).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await send(['x'])).toBe(429)
})
