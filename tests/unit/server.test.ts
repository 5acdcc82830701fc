import { describe, expect, it } from 'vitest'
import { parseByteRange } from '../../scripts/lib/server/byte-range'
import { addressGroup, clientAddress } from '../../scripts/lib/server/client-address'
import { isKnownHost, isOwnOrigin } from '../../scripts/lib/server/known-hosts'
import { createLoginRateLimit } from '../../scripts/lib/server/login-rate-limit'
import { bringsSecretKey, requestHeaders, responseHeaders } from '../../scripts/lib/server/proxy-headers'
import { findRoute } from '../../scripts/lib/server/proxy-routes'
import { cleanPath, decodedPath, encodedPath, parseRequestTarget } from '../../scripts/lib/server/request-target'
import { serverSettings } from '../../scripts/lib/server/settings'

const at = (path: string) => new URL(path, 'http://site')

describe('A range header', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=-1', { first: 99, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=5-', { first: 5, last: 99 }],
    ['BYTES=5-18446744073709551616', { first: 5, last: 99 }],
    ['bytes=10-2', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,3-4', null],
    ['bytes=0x1-2', null],
    [undefined, null],
  ])('%s of a hundred bytes', (header, range) => expect(parseByteRange(header, 100)).toEqual(range))

  it('of an empty file cannot be met', () =>
    expect([parseByteRange('bytes=0-0', 0), parseByteRange('bytes=-1', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']))
})

describe('The path of a request', () => {
  const path = (target: string) => {
    const url = parseRequestTarget(target)
    return url && decodedPath(url)
  }
  it.each([
    ['/', '/'],
    ['/a/../b', '/b'],
    ['/caf%C3%A9', '/café'],
    ['http://localhost:4321/about?x', '/about'],
  ])('%s is %s', (target, decoded) => expect(path(target)).toBe(decoded))

  it.each([
    '//x',
    '/.//x',
    '/%2e%2e//x',
    '/a%2F%2Fx',
    '/\\x',
    '/%5Cx',
    '/%0d%0ax',
    '/%7f',
    '/%ff',
    '/%',
    '/a%2F..%2Fb',
    '*',
    'x:443',
    'ftp://a/b',
    '',
  ])('%s is none', (target) => expect(path(target)).toBeNull())

  it('leads back to this host, however it is decoded', () => {
    for (const target of ['/%3F//evil.example/', '/%23/', '/a%20b/', '/%E2%80%A8/', '/%40evil.example/', '/:80/']) {
      const decoded = path(target)
      if (decoded !== null) expect(new URL(encodedPath(cleanPath(decoded)), 'http://site').host, target).toBe('site')
    }
    expect(encodedPath('/a?b#c/d e')).toBe('/a%3Fb%23c/d%20e')
  })

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/a/index.html', '/a'],
    ['/', '/'],
  ])('%s has its one address at %s', (written, clean) => expect(cleanPath(written)).toBe(clean))
})

describe('A host header', () => {
  const names = ['localhost', 'demo.example.org']
  it.each([
    'localhost',
    'localhost:4321',
    'LOCALHOST',
    '127.0.0.1:4321',
    '[::1]:4321',
    '192.168.1.7',
    'demo.example.org',
  ])('%s is ours', (host) => expect(isKnownHost(host, names)).toBe(true))
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    'a/b',
    '',
    undefined,
  ])('%s is not (DNS rebinding)', (host) => expect(isKnownHost(host, names)).toBe(false))
})

describe('An origin header', () => {
  it.each([
    [undefined, 'localhost:4321', true],
    ['http://localhost:4321', 'localhost:4321', true],
    ['https://demo.example.org', 'demo.example.org', true],
    ['https://demo.example.org', '127.0.0.1:4321', true],
    ['http://localhost:4322', 'localhost:4321', false],
    ['http://127.0.0.1:4321', 'localhost:4321', false],
    ['https://evil.example', 'localhost:4321', false],
    ['null', 'localhost:4321', false],
    ['file://localhost:4321', 'localhost:4321', false],
    ['http://localhost:4321', undefined, false],
  ])('%s asking %s is the site’s own: %s', (origin, host, own) =>
    expect(isOwnOrigin(origin, host, ['demo.example.org'])).toBe(own),
  )
})

describe('The address of a sender', () => {
  it.each([
    // No proxy is trusted: what the header says is anybody's word.
    ['9.9.9.9', '1.2.3.4', 0, '9.9.9.9'],
    ['127.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
    ['127.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
    ['127.0.0.1', undefined, 1, '127.0.0.1'],
    ['127.0.0.1', 'nonsense', 1, '127.0.0.1'],
    ['127.0.0.1', '1.2.3.4', 5, '127.0.0.1'],
    ['::1', '[2001:db8::7]:443', 1, '2001:db8::7'],
    ['::1', '1.2.3.4:5678', 1, '1.2.3.4'],
    ['::ffff:127.0.0.1', undefined, 0, '127.0.0.1'],
  ])('connected from %s, X-Forwarded-For %s, %i trusted: %s', (socket, header, trusted, address) =>
    expect(clientAddress(socket, header, trusted)).toBe(address),
  )

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['2001:db8:0:7:ffff::9', '2001:db8:0:7'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s', (address, group) => expect(addressGroup(address)).toBe(group))
})

describe('The limit of wrong passwords', () => {
  const minute = 60_000
  const wrongTimes = (
    limit: ReturnType<typeof createLoginRateLimit>,
    times: number,
    status = 400,
    address = '1.2.3.4',
  ) => {
    for (let n = 0; n < times; n++) {
      limit.attempt(address)
      limit.settle(address, status)
    }
  }

  it.each([400, 401, 403, 422])('counts an answer of %i, twenty in a quarter of an hour', (status) => {
    let now = 0
    const limit = createLoginRateLimit(() => now)
    wrongTimes(limit, 20, status)
    expect([limit.attempt('1.2.3.4'), limit.attempt('5.6.7.8')]).toEqual([900, 0])
    now = 15 * minute
    expect(limit.attempt('1.2.3.4')).toBe(0)
  })
  it('counts an attempt whose answer has not come', () => {
    const limit = createLoginRateLimit()
    expect(Array.from({ length: 25 }, () => limit.attempt('1.2.3.4')).filter((wait) => wait > 0)).toHaveLength(5)
  })
  it('is forgotten with the right one, and by no backend that is down', () => {
    const limit = createLoginRateLimit()
    wrongTimes(limit, 19)
    wrongTimes(limit, 50, 502)
    expect(limit.attempt('1.2.3.4')).toBe(0)
    limit.settle('1.2.3.4', 200)
    wrongTimes(limit, 19)
    expect(limit.attempt('1.2.3.4')).toBe(0)
  })
  it('holds one household’s IPv6 addresses together', () => {
    const limit = createLoginRateLimit()
    for (let n = 0; n < 20; n++) limit.attempt(`2001:db8::${n}`)
    expect(limit.attempt('2001:db8::ffff')).toBeGreaterThan(0)
  })
  it('forgets those whose time is over', () => {
    let now = 0
    const limit = createLoginRateLimit(() => now)
    for (let n = 0; n < 250; n++) limit.attempt(`10.0.0.${n}`)
    expect(limit.size()).toBe(250)
    now = 16 * minute
    limit.attempt('1.2.3.4')
    expect(limit.size()).toBe(1)
  })
})

describe('What the proxy passes on', () => {
  const status = (method: string, path: string) => {
    const route = findRoute(method, at(path))
    return 'status' in route ? route.status : 'passed on'
  }
  it.each([
    ['GET', '/rest/v1/properties?select=*'],
    ['HEAD', '/rest/v1/properties'],
    ['POST', '/rest/v1/contact_submissions'],
    ['PATCH', '/rest/v1/properties?id=eq.1'],
    ['DELETE', '/rest/v1/properties?id=eq.1'],
    ['POST', '/rest/v1/rpc/search_homes'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/token?grant_type=refresh_token'],
    ['GET', '/auth/v1/user'],
    ['POST', '/auth/v1/logout?scope=local'],
    ['GET', '/storage/v1/object/public/property-images/a/b-2000w.webp'],
    ['POST', '/storage/v1/object/property-images/a/b-2000w.webp'],
    ['DELETE', '/storage/v1/object/property-images'],
  ])('%s %s', (method, path) => expect(status(method, path)).toBe('passed on'))

  // A one-time code can be guessed, and nothing of the site asks for one.
  it.each([
    '/auth/v1/verify',
    '/auth/v1/otp',
    '/auth/v1/recover',
    '/auth/v1/signup',
    '/auth/v1/magiclink',
    '/auth/v1/admin/users',
    '/auth/v1/authorize',
    '/auth/v1/%74oken?grant_type=password',
    '/auth/v1/token',
    '/auth/v1/token?grant_type=pkce',
    '/auth/v1/token?grant_type=id_token',
    '/auth/v1/token?grant_type=refresh_token&grant_type=password',
    '/auth/v1/token?a=1&grant_type=password',
    '/rest/v1/',
    '/rest/v1/a/b',
    '/rest/v1/rpc/a%2Fb',
    '/storage/v1/bucket',
    '/storage/v1/object/list/property-images',
    '/storage/v1/object/upload/sign/property-images/a',
    '/storage/v1/object/property-images/%2e%2e%2fa',
    '/storage/v1/object/other/a.webp',
  ])('not POST %s (one-time code, recovery and all else)', (path) => expect(status('POST', path)).toBe(404))

  it.each([
    ['PUT', '/auth/v1/user'],
    ['GET', '/auth/v1/logout'],
    ['PUT', '/rest/v1/properties'],
    ['GET', '/rest/v1/rpc/is_admin'],
    ['TRACE', '/rest/v1/properties'],
    ['OPTIONS', '/rest/v1/properties'],
    ['PUT', '/storage/v1/object/property-images/a.webp'],
  ])('%s %s is another method', (method, path) => expect(status(method, path)).toBe(405))
})

describe('The headers that go through the proxy', () => {
  it('are those that the site’s clients send, with one address that is true', () => {
    const claimed = {
      apikey: 'a',
      prefer: 'b',
      cookie: 'c',
      origin: 'd',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'cf-connecting-ip': '6.6.6.6',
      'true-client-ip': '6.6.6.6',
      'transfer-encoding': 'chunked',
      host: 'e',
    }
    expect(requestHeaders(claimed, '1.2.3.4')).toEqual({ apikey: 'a', prefer: 'b', 'x-forwarded-for': '1.2.3.4' })
  })
  it('give no other origin leave', () => {
    const answered = {
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': '*',
      connection: 'keep-alive',
      'content-range': '0-1/2',
    }
    expect(Object.keys(responseHeaders(answered)).toSorted()).toEqual([
      'content-range',
      'content-security-policy',
      'x-content-type-options',
    ])
  })
  const claims = (role: string) => `a.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.b`
  it.each([
    [{ apikey: 'sb_secret_a' }, '/'],
    [{ apikey: ' sb_secret_a' }, '/'],
    [{ apikey: 'sb_publishable_a, sb_secret_a' }, '/'],
    [{ authorization: 'Bearer sb_secret_a' }, '/'],
    [{ authorization: `bearer ${claims('service_role')}` }, '/'],
    [{ apikey: claims('service_role') }, '/'],
    [{}, '/?apikey=sb_secret_a'],
    [{}, '/?apikey=a&apikey=sb%5Fsecret_a'],
  ])('bring no secret key: %o %s', (headers, path) => expect(bringsSecretKey(headers, at(path))).toBe(true))
  it('bring a publishable one and a session', () =>
    expect(
      bringsSecretKey({ apikey: 'sb_publishable_a', authorization: `Bearer ${claims('authenticated')}` }, at('/')),
    ).toBe(false))
})

describe('The settings of the server', () => {
  it('are this machine alone, without a proxy', () =>
    expect(serverSettings({})).toEqual({
      host: '127.0.0.1',
      hostNames: ['localhost'],
      allowedHosts: [],
      trustedProxies: 0,
    }))
  it('name a proxy and the site’s name before it', () => {
    const settings = serverSettings({
      HOST: '0.0.0.0',
      TRUST_PROXY: '2',
      ALLOWED_HOSTS: 'Demo.example.org, www.example.org',
    })
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      trustedProxies: 2,
      allowedHosts: ['demo.example.org', 'www.example.org'],
    })
    expect(settings.hostNames).toContain('demo.example.org')
    expect(serverSettings({ TRUST_PROXY: 'yes' }).trustedProxies).toBe(1)
  })
  it('refuse what is none', () => {
    expect(() => serverSettings({ TRUST_PROXY: '10.0.0.0/8' })).toThrow('TRUST_PROXY must be the number of proxies')
    expect(() => serverSettings({ ALLOWED_HOSTS: 'https://demo.example.org' })).toThrow(
      'ALLOWED_HOSTS takes host names alone',
    )
  })
})
