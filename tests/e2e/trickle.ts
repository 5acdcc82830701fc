import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site behind a slow connection: pages arrive in chunks with paints between. Files are not delayed. */
export async function trickle(
  origin: string,
  { pieces = 32, delayMs = 40 } = {},
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const reply = await fetch(origin + request.url, { redirect: 'manual' })
      const body = Buffer.from(await reply.arrayBuffer())
      const type = reply.headers.get('content-type') ?? ''
      response.writeHead(reply.status, { 'content-type': type })
      const size = type.startsWith('text/html') ? Math.ceil(body.length / pieces) : body.length
      for (let from = 0; from < body.length; from += size) {
        if (from > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
        response.write(body.subarray(from, from + size))
      }
      response.end()
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}
