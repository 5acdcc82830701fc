import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, connect, createServer as createSocketServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/ports'
import { serveSite } from '../../scripts/lib/site-server'
import { secrets } from '../secrets'
import { folder } from './built'
import { request, sendRaw } from './http'

// Features of our own server only; servers.test.ts covers every host, proxy.test.ts the proxied paths.
const { publishableKey } = secrets
const port = await freePort()
// A backend that returns given bytes.
let backendBytes = ''
const sockets = new Set<Socket>()
const backend = createSocketServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  socket.once('data', () => socket.end(backendBytes))
}).listen(0, '127.0.0.1')
let close = () => {}
beforeAll(async () => {
  const site = await serveSite({
    folder,
    port,
    backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    publishableKey,
  })
  close = site.close
})
afterAll(() => {
  close()
  backend.close()
  for (const socket of sockets) socket.destroy()
})

const page = readFileSync(`${folder}/about.html`)
const part = (from: number, to?: number) => page.subarray(from, to).toString()

it('sends a script without a page’s headers, which would be most of its bytes', async () => {
  const [script] = page.toString().match(/\/_astro\/[\w.-]+\.js/)!
  const { status, headers } = await request(port, script)
  expect([status, headers['x-content-type-options'], headers['cache-control']]).toEqual([
    200,
    'nosniff',
    'public, max-age=31536000, immutable',
  ])
  expect(headers).not.toHaveProperty('content-security-policy')
  expect((await request(port, '/_astro/nothing.js')).headers).toHaveProperty('content-security-policy')
})

it.runIf(existsSync('/proc/self/fd'))('closes files of aborted requests', async () => {
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
      } catch {
        return false
      }
    })
  for (let n = 0; n < 60; n++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('GET /pictures/hero/terrace-golden.webp HTTP/1.1\r\nHost: localhost\r\n\r\n')
    // Some disconnect before their file opens, others while it is sent.
    setTimeout(() => socket.destroy(), n % 6)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  await expect.poll(openFiles, { timeout: 3000 }).toEqual([])
})

describe('A range header', () => {
  it.each([
    ['bytes=0-0', 206, part(0, 1)],
    ['bytes=2-5', 206, part(2, 6)],
    ['bytes=-1', 206, part(-1)],
    ['bytes=10-', 206, part(10)],
    ['bytes=0-18446744073709551616', 206, part(0)],
    // Multiple ranges, other units and invalid ranges return the whole file, as RFC 9110 allows.
    ['bytes=0-1,4-5', 200, part(0)],
    ['lines=1-2', 200, part(0)],
    ['bytes=a-b', 200, part(0)],
    ['bytes=-', 200, part(0)],
  ])('%s gets %i with the right bytes', async (range, status, body) => {
    const result = await request(port, '/about', { headers: { range } })
    expect([result.status, result.body.toString()]).toEqual([status, body])
    expect(result.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  })

  it('gets the content range and total size', async () => {
    const { headers } = await request(port, '/about', { headers: { range: 'bytes=2-5' } })
    expect(headers['content-range']).toBe(`bytes 2-5/${page.length}`)
  })

  it.each(['bytes=10-2', 'bytes=99999999-', 'bytes=-0', 'bytes=18446744073709551616-'])(
    '%s is refused with 416',
    async (range) => {
      const { status, headers, body } = await request(port, '/about', { headers: { range } })
      expect([status, headers['content-range']]).toEqual([416, `bytes */${page.length}`])
      expect(body.toString()).toContain('no such part')
      expect(headers['strict-transport-security']).toContain('max-age')
    },
  )

  it('of the encoded file counts the encoded bytes', async () => {
    const { headers, body } = await request(port, '/about', {
      headers: { range: 'bytes=0-9', 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(body).toEqual(readFileSync(`${folder}/about.html.br`).subarray(0, 10))
  })
})

describe('A file', () => {
  it('in the browser’s cache is not sent again', async () => {
    const { etag = '' } = (await request(port, '/about')).headers
    for (const tags of [etag, `"other", ${etag}`, '*']) {
      const { status, body } = await request(port, '/about', { headers: { 'if-none-match': tags } })
      expect([status, body.length], tags).toEqual([304, 0])
    }
    expect((await request(port, '/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('is not sent for a HEAD request', async () => {
    const { status, headers, body } = await request(port, '/about', { method: 'HEAD' })
    expect([status, headers['content-length'], body.length]).toEqual([200, String(page.length), 0])
  })
})

describe('An odd path', () => {
  const odd = [
    '//x',
    '//evil.example/',
    '/.//evil.example/',
    '/%2e%2e//evil.example/',
    '/%2e//evil.example/x.html',
    '/about/..//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/%09/evil.example/',
    '/%00',
    '/%E0%A4%A',
    '/about//',
  ]
  it.each(odd)('%s is a 404 with the security headers, without a redirect', async (path) => {
    const { status, headers, body } = await request(port, path)
    expect([status, headers.location]).toEqual([404, undefined])
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect([
      headers['x-frame-options'],
      headers['strict-transport-security'],
      headers['x-content-type-options'],
    ]).toEqual(['DENY', expect.stringContaining('max-age'), 'nosniff'])
    expect(body.toString()).toBe(readFileSync(`${folder}/404.html`, 'utf8'))
  })

  it.each(['/%5fheaders', '/_redirects', '/index.html.b%72', '/.git/config', '/nothing/here/'])(
    'has nothing at %s',
    async (path) => expect((await request(port, path)).status).toBe(404),
  )

  it('in another spelling redirects to the page’s own address, on this host', async () => {
    for (const [path, location] of [
      ['/about/?a=//b', '/about?a=//b'],
      ['/about.html', '/about'],
      ['/index.html', '/'],
      ['/property/added%20now/', '/property/added%20now'],
    ])
      expect((await request(port, path!)).headers.location).toBe(location)
  })

  it('keeps the admin out of search engines in every spelling', async () =>
    expect((await request(port, '/%61dmin')).headers['x-robots-tag']).toBe('noindex, nofollow'))
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
  '%s on a page is refused with 405',
  async (method) => {
    const { status, headers } = await request(port, '/about', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(headers['strict-transport-security']).toContain('max-age')
  },
)

describe('Invalid HTTP', () => {
  it.each([
    ['a line of nonsense', 'nonsense\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST /rest/v1/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and pieces',
      'POST /rest/v1/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
    ],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n', 405],
    ['a star', 'OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    ['a broken piece', 'POST /rest/v1/a HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', null],
  ])('(%s) gets a refusal or a closed connection', async (_what, bytes, status) => {
    const result = await sendRaw(port, bytes)
    if (status) expect(result).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect((await request(port, '/about')).status).toBe(200)
  })
})

describe('A backend', () => {
  const requested = () => request(port, '/rest/v1/properties?limit=1', { headers: { apikey: 'sb_publishable_a' } })
  it.each([
    ['that closes at once', ''],
    ['whose head is malformed', 'HTTP/1.1 200 OK\r\nno header\r\n\r\n'],
    ['whose status is none', 'HTTP/1.1 099 What\r\n\r\n'],
    ['that wants another protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'],
    ['whose error breaks off', 'HTTP/1.1 500 No\r\ncontent-length: 100\r\n\r\n{"mess'],
  ])('%s is a 502 in JSON', async (_what, bytes) => {
    backendBytes = bytes
    const { status, headers, body } = await requested()
    expect([status, headers['content-type'], JSON.parse(body.toString())]).toEqual([
      502,
      'application/json',
      { message: 'The backend does not answer.' },
    ])
  })

  it('whose response is truncated truncates only the browser’s', async () => {
    backendBytes = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n[{"id"'
    await expect(requested()).rejects.toThrow()
    expect((await request(port, '/about')).status).toBe(200)
  })

  it('gets no further request from a disconnected browser', async () => {
    backendBytes = 'HTTP/1.1 200 OK\r\ncontent-length: 9000000\r\n\r\n' + 'x'.repeat(1000)
    const gone = Array.from({ length: 20 }, () =>
      fetch(`http://127.0.0.1:${port}/rest/v1/properties?limit=1`, { signal: AbortSignal.timeout(5) }).catch(
        () => null,
      ),
    )
    await Promise.all(gone)
    expect((await request(port, '/about')).status).toBe(200)
  })
})

it('is not needed to serve the site', async () => {
  const other = await freePort()
  const site = await serveSite({ folder, port: other, backend: 'http://127.0.0.1:9', publishableKey })
  expect((await request(other, '/rest/v1/properties?limit=1')).status).toBe(502)
  expect((await request(other, '/property/added-this-morning')).status).toBe(200)
  site.close()
})

it('a file removed by a new build is a 404, without a crash', async () => {
  const copy = mkdtempSync(`${tmpdir()}/agency-own-`)
  for (const file of ['404.html', 'about.html', '_headers', '_redirects', 'listing-shell.html', 'admin', 'zh'])
    cpSync(`${folder}/${file}`, `${copy}/${file}`, { recursive: true })
  writeFileSync(`${copy}/gone.txt`, 'gone')
  const other = await freePort()
  const site = await serveSite({ folder: copy, port: other, backend: 'http://127.0.0.1:9', publishableKey })
  rmSync(`${copy}/gone.txt`)
  expect((await request(other, '/gone.txt')).status).toBe(404)
  expect((await request(other, '/about')).status).toBe(200)
  site.close()
  rmSync(copy, { recursive: true })
})
