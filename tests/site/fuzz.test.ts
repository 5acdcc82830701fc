import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/lib/ports'
import { inAddress } from '../hostile'
import { secrets } from '../secrets'
import { seeded } from '../seeded'
import { folder } from './built'
import { request } from './http'

// Malformed requests against our server in a separate process, with a real backend. The same seed produces the same
// requests.
const seed = 20261122
const count = 1000
const { publishableKey } = secrets
const port = await freePort()
const options = { folder, port, backend: process.env['TEST_BACKEND'], publishableKey }
const program = `import { serveSite } from './scripts/lib/site-server.ts'; await serveSite(${JSON.stringify(options)})`
const server = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'inherit', 'pipe'] })
let log = ''
server.stderr.on('data', (piece) => (log += piece))
beforeAll(() => vi.waitFor(() => request(port, '/about'), { timeout: 10_000 }))
afterAll(() => void server.kill())

const next = seeded(seed)
const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)]!
const noise = (length: number) => Array.from({ length }, () => String.fromCharCode(Math.floor(next() * 256))).join('')

const methods = [
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'get',
  'G ET',
  '',
  'X'.repeat(300),
]
const ranges = [
  'bytes=10-2',
  'bytes=0-18446744073709551616',
  'bytes=0-0',
  'bytes=-1',
  'bytes=-0',
  'bytes=',
  'bytes=-',
  'bytes=1e9-',
  'bytes=0x1-0x2',
  'bytes=9-,1-2',
  'bytes=-1--1',
  'bytes=NaN-NaN',
  'items=0-9',
  '0-9',
  '9-0',
  '\u00ff',
]
const paths = [
  '/',
  '/about',
  '/rent',
  '/about/',
  '/%',
  '/%00',
  '/%ff',
  '//',
  '//evil.example/',
  '/.//evil.example/',
  '/../..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/\\',
  '*',
  '',
  'about',
  'http://[::1',
  'http://evil.example/',
  'ftp://a/',
  '/?' + 'a='.repeat(2000),
  '/' + 'a/'.repeat(3000),
  '/' + 'x'.repeat(20_000),
  '/property/' + 'y'.repeat(300),
  '/property/%F0%9F%8F%A0',
  '/_headers',
]
const backendPaths = [
  '/rest/v1/properties?select=id&limit=1',
  '/rest/v1/properties?limit=-1',
  '/rest/v1/properties?or=((((',
  '/rest/v1/contact_submissions',
  '/rest/v1/rpc/search_listings',
  '/rest/v1/__proto__',
  '/rest/v1/',
  '/auth/v1/logout',
  '/auth/v1/user',
  '/auth/v1/verify',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/token?grant_type[]=password',
  '/storage/v1/object/property-images/a/b.webp',
  '/storage/v1/object/public/property-images/none.webp',
  '/storage/v1/object/property-images',
  '/rest/v1/%00',
  '/rest/v1/..%2f',
]
const headers = [
  () => `range: ${pick(ranges)}`,
  () => `range: ${pick(ranges)}`,
  () => `host: ${pick(['evil.example', '', 'localhost:99999', '[::1', 'a b', '127.0.0.1'])}`,
  () => `accept-encoding: ${pick(['br', 'br;q=0', '*', '\u00ff', 'gzip, '.repeat(200)])}`,
  () => `if-none-match: ${pick(['*', 'W/', '"', ','.repeat(1000)])}`,
  () => `if-modified-since: ${pick(['never', '0', 'Sat, 99 Nov 9999 99:99:99 GMT'])}`,
  () => `if-range: ${pick(['"a"', 'never'])}`,
  () => `origin: ${pick(['null', 'https://evil.example', 'nonsense', 'http://'])}`,
  () =>
    'authorization: ' +
    `${pick(['Bearer', 'Bearer a.b.c', 'Bearer sb_secret_x', 'Basic Og==', `Bearer ${'.'.repeat(3000)}`])}`,
  () => `x-forwarded-for: ${pick(['1.2.3.4', ','.repeat(500), '\u00e9'])}`,
  () => `prefer: ${pick(['return=representation', 'count=exact', ';;;='])}`,
  () => `content-type: ${pick(['application/json', 'text/plain', 'multipart/form-data', 'x'])}`,
  () => `expect: ${pick(['100-continue', '200-ok'])}`,
  () => 'connection: upgrade\r\nupgrade: websocket',
  () => `cookie: ${'a=b; '.repeat(400)}`,
]
const framing = [
  () => `content-length: ${pick(['-1', '1e3', '99999999999999999999', '5', '5, 5', '0x5', '7000000'])}`,
  () => `transfer-encoding: ${pick(['chunked', 'gzip', 'chunked, chunked', 'identity', ' chunked'])}`,
  () => `${noise(5)}: ${noise(5)}`,
  () => ' folded: line',
  () => 'no colon',
]
const bodies = [
  '',
  '',
  '{}',
  '{',
  '[]',
  '[[',
  'null',
  '{"__proto__":{"a":1}}',
  '['.repeat(5000),
  '"\\ud800"',
  'x'.repeat(300_000),
  'zz\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffffff\r\n',
]

interface Malformed {
  path: string
  bytes: Buffer
}

function malformed(): Malformed {
  if (next() < 0.05) return { path: '', bytes: Buffer.from(noise(200), 'latin1') }
  // One odd header on a valid request reaches further than many.
  if (next() < 0.3) {
    const lines = [`GET ${pick(['/', '/about', '/rent', '/robots.txt'])} HTTP/1.1`, 'host: localhost', pick(headers)()]
    return { path: '/', bytes: Buffer.from([...lines, 'connection: close', '', ''].join('\r\n'), 'latin1') }
  }
  const odd = `/${pick(inAddress)}?${pick(inAddress)}=${pick(inAddress)}`
  const path = pick([() => pick(paths), () => pick(backendPaths), () => odd])()
  const method = next() < 0.5 ? 'GET' : pick(methods)
  const body = method === 'GET' && next() < 0.9 ? '' : pick(bodies)
  const lines = [`${method} ${path} HTTP/${next() < 0.97 ? '1.1' : pick(['1.0', '0.9', '2.0', '9'])}`]
  if (next() < 0.97) lines.push('host: localhost')
  if (next() < 0.5) lines.push(`apikey: ${publishableKey}`)
  if (body && next() < 0.7) lines.push(`content-length: ${Buffer.byteLength(body, 'latin1')}`)
  for (let more = Math.floor(next() * 3); more > 0; more--) lines.push(pick(headers)())
  if (next() < 0.2) lines.push(pick(framing)())
  lines.push('connection: close', '', body)
  return { path, bytes: Buffer.from(lines.join(next() < 0.97 ? '\r\n' : '\n'), 'latin1') }
}

/** Sends a request; incomplete ones are ended. Returns the status, `closed`, or `silent`. */
const send = ({ bytes }: Malformed) =>
  new Promise<string>((resolve) => {
    let result = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const enough = setTimeout(() => socket.end(), 500)
    const silent = setTimeout(() => (resolve('silent'), socket.destroy()), 8000)
    socket.on('data', (piece) => (result += piece.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(enough)
      clearTimeout(silent)
      resolve(/^HTTP\/1\.1 (?!100)(\d{3}) /m.exec(result)?.[1] ?? 'closed')
    })
  })

/** Milliseconds of a plain request: the median of twenty-one. */
async function plainRequest() {
  const times: number[] = []
  for (let n = 0; n < 21; n++) {
    const started = performance.now()
    expect((await request(port, '/about')).status).toBe(200)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[10]!
}

it(
  `responds to ${count} malformed requests, and to a plain one afterwards as fast as before (fuzz)`,
  { timeout: 60_000 },
  async () => {
    const before = await plainRequest()
    const requests = Array.from({ length: count }, malformed)
    const responses: string[] = []
    for (let n = 0; n < count; n += 20) responses.push(...(await Promise.all(requests.slice(n, n + 20).map(send))))
    const what = (wanted: (result: string, path: string) => boolean) =>
      requests
        .filter(({ path }, n) => wanted(responses[n]!, path))
        .map(({ bytes }) => bytes.toString('latin1').slice(0, 200))

    expect(server.exitCode, log).toBeNull()
    expect(what((result) => result === 'silent')).toEqual([])
    // The backend may return 500 for invalid input; our server must not.
    expect(
      what(
        (result, path) =>
          result.startsWith('5') &&
          !path.startsWith('/rest') &&
          !path.startsWith('/storage') &&
          !path.startsWith('/auth'),
      ),
    ).toEqual([])
    const tally = Object.fromEntries(
      [...new Set(responses)]
        .toSorted()
        .map((result) => [result, responses.filter((other) => other === result).length]),
    )
    console.log(tally)
    expect(tally['closed'] ?? 0).toBeLessThan(count / 10)
    for (const status of ['200', '400', '403', '404', '405', '413', '416', '421'])
      expect(tally[status], status).toBeGreaterThan(0)
    expect(log.split('\n').filter((line) => line.length > 300)).toEqual([])
    expect(log.split('\n').length, log).toBeLessThan(10)

    const after = await plainRequest()
    console.log(`a plain request: ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms after`)
    expect(after).toBeLessThan(Math.max(before, 2) * 5)
  },
)
