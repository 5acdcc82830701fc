import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fetchPicture } from '../../../../src/integrations/og-images/fetch-picture'

describe('A picture that the build fetches', () => {
  const bytes = Buffer.from('GIF89a: a picture;')
  const handlers: Record<string, RequestListener> = {
    '/picture.webp': (_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes),
    '/page.html': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    '/drawing.svg': (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    '/huge.webp': (_, response) =>
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 16 * 1024 * 1024 }).end(),
    '/endless.webp': (_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp' })
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      }
      response.on('drain', more)
      more()
    },
    '/moved.webp': (_, response) => response.writeHead(302, { location: '/picture.webp' }).end(),
    '/inward.webp': (request, response) =>
      response.writeHead(302, { location: `http://localhost:${request.socket.localPort}/picture.webp` }).end(),
    '/round.webp': (_, response) => response.writeHead(302, { location: '/round.webp' }).end(),
  }
  const serving = async (work: (origin: string) => Promise<void>) => {
    const server = createServer((request, response) => handlers[request.url!]!(request, response)).listen(
      0,
      '127.0.0.1',
    )
    await new Promise((resolve) => server.once('listening', resolve))
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(
      () => (server.close(), server.closeAllConnections()),
    )
  }

  it('comes from our own backend, also by a redirect, and is of limited size', () =>
    serving(async (origin) => {
      for (const path of ['/picture.webp', '/moved.webp'])
        expect(await fetchPicture(new URL(path, origin), origin)).toEqual(bytes)
      for (const path of ['/page.html', '/drawing.svg', '/huge.webp', '/endless.webp', '/inward.webp', '/round.webp'])
        await expect(fetchPicture(new URL(path, origin), origin), path).rejects.toThrow(
          /is not a JPEG|larger than|not at an https|redirects more/,
        )
    }))
  it.each([
    'http://a.example/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://localhost/1.jpg',
    'https://[::1]/1.jpg',
    'https://169.254.169.254/latest',
    'https://0x7f.1/1.jpg',
    'https://[::ffff:10.0.0.1]/1.jpg',
  ])('is not fetched from %s', async (address) => {
    await expect(fetchPicture(new URL(address))).rejects.toThrow(/public internet|not at an https/)
  })
})
