import { createServer, type IncomingHttpHeaders } from 'node:http'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/ports'
import { serveSite } from '../../scripts/lib/site-server'
import { secrets } from '../secrets'
import { folder } from './built'
import { request, sendRaw } from './http'

const { adminPassword, publishableKey: key, secretKey } = secrets

describe('The proxy to the backend', () => {
  let port = 0
  let origin = ''
  let arrived: IncomingHttpHeaders[] = []
  const staffToken = 'of.some.staff'
  const send = (path: string, body: BodyInit, more: RequestInit = {}) =>
    fetch(origin + path, { method: 'POST', body, ...more })
  beforeAll(async () => {
    // A backend that accepts everything, and lets everybody read its response.
    const backend = createServer((request, response) => {
      if (request.url?.endsWith('/rpc/is_staff')) {
        const isStaff = request.headers.authorization === `Bearer ${staffToken}`
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(String(isStaff))
      }
      arrived.push(request.headers)
      request
        .resume()
        .on('end', () =>
          response.writeHead(201, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end('<script>'),
        )
    })
    const behind = await freePort()
    port = await freePort()
    backend.listen(behind, '127.0.0.1')
    const site = await serveSite({ folder, port, backend: `http://127.0.0.1:${behind}`, publishableKey: key })
    origin = `http://127.0.0.1:${port}`
    return () => (site.close(), backend.close(), backend.closeAllConnections())
  })
  beforeEach(() => void (arrived = []))

  it('exposes nothing of the backend as a page, nor to another origin', async () => {
    const { status, headers } = await send('/rest/v1/contact_submissions', '{}')
    expect([status, headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
      201,
      'nosniff',
      "default-src 'none'; frame-ancestors 'none'",
    ])
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('limits a body to a form’s or listing’s size, with or without its length', async () => {
    const many = JSON.stringify(
      Array.from({ length: 11_000 }, (_, n) => ({ name: `Ada ${n}`, email: `${n}@a.co`, message: 'x' })),
    )
    expect((await send('/rest/v1/contact_submissions', many)).status).toBe(413)
    const pieces = new ReadableStream({
      start: (stream) => (stream.enqueue(new TextEncoder().encode(many)), stream.close()),
    })
    expect((await send('/rest/v1/contact_submissions', pieces, { duplex: 'half' } as RequestInit)).status).toBe(413)
    expect(arrived).toHaveLength(0)
  })

  it('accepts a picture or feed only from staff, checked before reading the body', async () => {
    const picture = '/storage/v1/object/property-images/home/a.webp'
    const as = (token: string, type = 'image/webp') => ({
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': type },
    })
    const webp = Buffer.alloc(5_000_000)
    webp.write('RIFF0000WEBP')
    expect((await send(picture, webp, as(staffToken))).status).toBe(201)
    // A file's type must match its content: no page under a picture's name.
    expect((await send(picture, webp, as(staffToken, 'image/png'))).status).toBe(422)
    expect((await send(picture, '<html><script>', as(staffToken, 'image/png'))).status).toBe(422)
    expect((await send(picture, '<svg/>', as(staffToken, 'image/svg+xml'))).status).toBe(422)
    expect((await send(picture, new Uint8Array(6_100_000), as(staffToken))).status).toBe(413)
    expect((await send('/rest/v1/rpc/import_listings', new Uint8Array(11_000_000), as(staffToken))).status).toBe(201)
    // An ended session leads to the sign-in; a stranger's does not.
    expect((await send(picture, new Uint8Array(5_000_000), as('of.some.stranger'))).status).toBe(401)
    expect((await send(picture, new Uint8Array(5_000_000))).status).toBe(413)
    expect((await send('/rest/v1/rpc/import_listings', new Uint8Array(11_000_000))).status).toBe(413)
    expect(arrived).toHaveLength(2)
  })

  it('lets visitors read a hundred listings at a time, and staff all', async () => {
    const read = async (path: string, headers = {}) => (await request(port, `/rest/v1/${path}`, { headers })).status
    expect(await read('properties?select=*&order=id')).toBe(400)
    expect(await read('properties?select=*&limit=1000')).toBe(400)
    expect(await read('listing_cards?select=*&limit=100&offset=5000')).toBe(400)
    expect(await read('listing_cards?select=*&limit=100')).toBe(201)
    expect(await read('properties?select=*&slug=eq.a')).toBe(201)
    const session = { apikey: key, authorization: `Bearer ${staffToken}` }
    expect(await read('properties?select=*&order=id&limit=1000&offset=1000', session)).toBe(201)
  })

  it('refuses unused options with a message (match, casts), without a backend request', async () => {
    const { status, body } = await request(port, '/rest/v1/properties?description=match.(.%2B)(.%2B)%5C1%24')
    expect([status, JSON.parse(body.toString())]).toEqual([
      400,
      { message: 'This site makes no such query: parameter “description”.' },
    ])
    expect(arrived).toEqual([])
  })

  it.each([
    ['a page of another port', { origin: 'http://localhost:1' }],
    ['a page of the web', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['whoever has a secret key', { apikey: secretKey }],
    ['whoever has it in another place', { apikey: key, authorization: `Bearer ${secretKey}` }],
  ])('refuses %s, without a backend request', async (_who, headers) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const result = await request(port, '/rest/v1/contact_submissions', { method, headers })
      expect([result.status, result.headers['access-control-allow-origin'], result.headers['content-type']]).toEqual([
        403,
        undefined,
        'application/json',
      ])
    }
    expect(arrived).toEqual([])
  })

  it('responds to a preflight itself, without permission', async () => {
    const { status, headers } = await request(port, '/rest/v1/contact_submissions', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    })
    expect([status, headers.allow, Object.keys(headers).filter((name) => name.startsWith('access-control'))]).toEqual([
      204,
      'POST',
      [],
    ])
    expect(arrived).toEqual([])
  })

  it('responds to no foreign host name (DNS rebinding)', async () => {
    for (const host of ['evil.example', 'localhost.evil.example:4321'])
      for (const path of ['/', '/rest/v1/properties'])
        expect((await request(port, path, { headers: { host } })).status, `${host}${path}`).toBe(421)
    expect((await request(port, 'http://evil.example/')).status).toBe(421)
    expect(await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 421 /)
    expect(arrived).toEqual([])
  })

  it('sends the backend the sender’s true address, whatever a header claims', async () => {
    await request(port, '/rest/v1/properties?limit=1', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'cf-connecting-ip': '6.6.6.6',
        cookie: 'a=b',
      },
    })
    expect(arrived[0]!['x-forwarded-for']).toBe('127.0.0.1')
    expect(JSON.stringify(arrived[0])).not.toMatch(/6\.6\.6\.6|cookie/)
  })

  it.each(['/auth/v1/verify', '/auth/v1/otp', '/auth/v1/recover', '/auth/v1/signup', '/rest/v1/'])(
    'does not pass on %s: no one-time code can be guessed',
    async (path) => {
      const { status, body } = await request(port, path, { method: 'POST', body: '{}' })
      expect([status, JSON.parse(body.toString())]).toEqual([404, { message: 'There is nothing at this address.' }])
      expect(arrived).toEqual([])
    },
  )
})

describe('The sign-in through the proxy', () => {
  let origin = ''
  const open = async (env: Record<string, string> = {}) => {
    const port = await freePort()
    Object.assign(process.env, env)
    const { close } = await serveSite({ folder, port, backend: process.env['TEST_BACKEND']!, publishableKey: key })
    for (const name of Object.keys(env)) delete process.env[name]
    origin = `http://127.0.0.1:${port}`
    return close
  }
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    (
      await fetch(origin + path, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).status
  const plain = '/auth/v1/token?grant_type=password'
  const guess = (headers: Record<string, string> = {}) =>
    post(plain, { email: 'admin@meridianrow.example', password: 'a guess' }, headers)

  it('passes on twenty wrong passwords in a quarter of an hour, however many arrive at once', async () => {
    const close = await open()
    const results = await Promise.all(Array.from({ length: 40 }, (_, n) => guess({ 'x-forwarded-for': `10.0.0.${n}` })))
    expect(results.filter((status) => status === 429)).toHaveLength(20)
    expect(await post('/auth/v1/logout?scope=local', {})).not.toBe(429)
    close()
  })

  it('resets an account’s count only by its right password', async () => {
    const close = await open()
    const nineteen = async () =>
      expect(new Set(await Promise.all(Array.from({ length: 19 }, () => guess())))).toEqual(new Set([400]))
    await nineteen()
    expect(await post(plain, { email: 'admin@meridianrow.example', password: adminPassword })).toBe(200)
    await nineteen()
    expect((await fetch(`${origin}/rest/v1/properties?select=id&limit=1`, { headers: { apikey: key } })).status).toBe(
      200,
    )
    expect([await guess(), await guess()]).toEqual([400, 429])
    close()
  })

  it('takes as long for an unknown address as for an account’s', async () => {
    const close = await open()
    const time = async (email: string) => {
      const started = performance.now()
      expect(await post(plain, { email, password: 'a guess' })).toBe(400)
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let n = 0; n < 4; n++) {
      known.push(await time('admin@meridianrow.example'))
      unknown.push(await time('nobody@meridianrow.example'))
    }
    const middle = (times: number[]) => times.toSorted((a, b) => a - b)[1]!
    console.log(`a wrong password: ${middle(known).toFixed()} ms known, ${middle(unknown).toFixed()} ms unknown`)
    expect(middle(unknown)).toBeGreaterThan(490)
    expect(middle(known) / middle(unknown)).toBeLessThan(1.2)
    close()
  })

  it('counts visitors separately behind a trusted proxy', async () => {
    const close = await open({ TRUST_PROXY: '1' })
    const from = (address: string) => guess({ 'x-forwarded-for': `6.6.6.6, ${address}` })
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => from('10.0.0.1'))))).toEqual(new Set([400]))
    expect([await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([429, 400])
    close()
  })
})
