import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchPicture, type PictureNetwork } from '../../../../src/lib/guarded-fetch/fetch-picture'
import { startPictureServer } from '../../../https-server'

const handlers: Record<string, (response: ServerResponse) => void> = {
  '/1.jpg': (response) => response.end('GIF89a: a picture;'),
  '/page.jpg': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<html>'),
  '/drawing.svg': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  '/broken.jpg': (response) => response.end('GIF89a: half of a pic'),
  '/none.jpg': (response) => response.writeHead(404).end('no'),
  '/late.jpg': () => {},
  '/slow.jpg': (response) => response.writeHead(200).write('half of a'),
  '/cut.jpg': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half of a')
    setTimeout(() => response.destroy(), 20)
  },
  '/heavy-by-its-word.jpg': (response) => response.writeHead(200, { 'content-length': 26_214_401 }).write('x'),
  '/heavy.jpg': (response) => response.end(Buffer.alloc(26_214_401)),
  '/just-right.jpg': (response) => response.end(Buffer.alloc(26_214_400, 'GIF89a;;')),
}
const redirect = (path: string, location: string) =>
  (handlers[path] = (response) => response.writeHead(302, { location }).end())

let server: Awaited<ReturnType<typeof startPictureServer>>
let requested: string[] = []
beforeAll(async () => {
  server = await startPictureServer(({ url = '' }, response) => {
    requested.push(url)
    handlers[url]?.(response)
  })
  redirect('/three.jpg', '/two.jpg')
  redirect('/two.jpg', '/one.jpg')
  redirect('/one.jpg', `${server.url}/1.jpg`)
  redirect('/four.jpg', '/three.jpg')
  redirect('/round.jpg', '/round.jpg')
  redirect('/to-nowhere.jpg', 'https://')
  redirect('/to-http.jpg', 'http://media.example/1.jpg')
  redirect('/to-file.jpg', 'file:///etc/passwd')
  redirect('/to-metadata.jpg', 'https://169.254.169.254/latest/meta-data')
  redirect('/to-loopback.jpg', server.url.replace('media.example', '[::1]'))
  redirect('/to-private-name.jpg', server.url.replace('media.example', 'intranet.example'))
})
afterAll(() => server.close())
beforeEach(() => void (requested = []))

const fetched = async (path: string, network: PictureNetwork = {}) => {
  const result = await fetchPicture(URL.canParse(path) ? path : `${server.url}${path}`, {
    ...server.network,
    ...network,
  })
  return result.ok ? Buffer.from(result.value).toString() : result.failure.message
}

describe('A picture at an address', () => {
  it('is fetched, over at most three redirects', async () => {
    expect(await fetched('/1.jpg')).toBe('GIF89a: a picture;')
    expect(await fetched('/three.jpg')).toBe('GIF89a: a picture;')
    expect(await fetched('/four.jpg')).toBe('The server redirects more than 3 times.')
    expect(await fetched('/round.jpg')).toBe('The server redirects more than 3 times.')
  })

  it.each([
    ['http://media.example/1.jpg', 'It is not at an https address.'],
    ['https://user:secret@media.example/1.jpg', 'Its address holds a name or a password.'],
    ['/page.jpg', 'It is not a JPEG, PNG, WebP, AVIF or GIF picture.'],
    ['/drawing.svg', 'It is not a JPEG, PNG, WebP, AVIF or GIF picture.'],
    ['/broken.jpg', 'It breaks off: only a part of it arrived.'],
    ['/none.jpg', 'The server answered 404 instead of a picture.'],
    ['/heavy-by-its-word.jpg', 'It is larger than 25 MB.'],
    ['/heavy.jpg', 'It is larger than 25 MB.'],
    ['/cut.jpg', 'Its server could not be reached (ECONNRESET).'],
    ['/to-nowhere.jpg', 'The server redirects to no address.'],
    ['/to-http.jpg', 'It is not at an https address.'],
    ['/to-file.jpg', 'It is not at an https address.'],
    ['/to-metadata.jpg', 'Its host is not on the public internet.'],
    ['/to-loopback.jpg', 'Its host is not on the public internet.'],
    ['/to-private-name.jpg', 'Its host is not on the public internet.'],
  ])('%s fails: %s', async (path, reason) => expect(await fetched(path)).toBe(reason))

  it('may have the upload limit of 25 MB', async () =>
    expect((await fetched('/just-right.jpg')).length).toBe(26_214_400))

  it.each(['/late.jpg', '/slow.jpg'])('%s is not awaited, whether its beginning or its end is missing', async (path) =>
    expect(await fetched(path, { timeoutMs: 150 })).toBe('It did not come within 0.15 seconds.'),
  )

  it('is not fetched if its certificate is not trusted', async () => {
    expect(await fetched('/1.jpg', { ca: undefined })).toContain('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(requested).toEqual([])
  })
})

describe('A host', () => {
  const noHostAllowed = { allowedHosts: new Set<string>() }
  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost'])(
    '%s gets no request',
    async (host) => {
      const network = { ...noHostAllowed, resolveHost: undefined }
      const address = server.url.replace('media.example', host)
      expect(await fetched(`${address}/1.jpg`, network)).toBe('Its host is not on the public internet.')
      expect(requested).toEqual([])
    },
  )

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a public address and a private one', ['93.184.215.14', '10.0.0.1']],
    ['a mapped address', ['::ffff:192.168.0.1']],
  ])('that redirects to %s gets no request', async (_, addresses) => {
    const resolveHost = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
    expect(await fetched('/1.jpg', { ...noHostAllowed, resolveHost })).toBe('Its host is not on the public internet.')
    expect(requested).toEqual([])
  })

  it('is resolved once per request: the checked address is the connected one', async () => {
    let times = 0
    // The first DNS response is harmless, the second is not: another lookup would reach this machine's picture.
    const resolveHost = () => Promise.resolve([{ address: times++ === 0 ? '93.184.215.14' : '127.0.0.1', family: 4 }])
    const result = await fetched('/1.jpg', { ...noHostAllowed, resolveHost, timeoutMs: 300 })
    expect(result).not.toBe('GIF89a: a picture;')
    expect({ times, requested }).toEqual({ times: 1, requested: [] })
  })

  it('without an address is reported as unreachable', async () => {
    const resolveHost = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))
    expect(await fetched('/1.jpg', { resolveHost })).toBe('Its server could not be reached (ENOTFOUND).')
    expect(await fetched('/1.jpg', { resolveHost: () => Promise.resolve([]) })).toBe('Its host has no address.')
  })
})
