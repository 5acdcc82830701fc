import { describe, expect, it } from 'vitest'
import {
  bringsSecretKey,
  namesOtherSchema,
  requestHeaders,
  responseHeaders,
} from '../../../../../scripts/lib/server/proxy-headers'

const at = (path: string) => new URL(path, 'http://site')

describe('The headers that go through the proxy', () => {
  it('are those of the site’s clients, with one true address', () => {
    const claimed = {
      apikey: 'a',
      prefer: 'return=minimal, tx=rollback, count=planned,count=exact',
      accept: 'application/vnd.pgrst.plan+json',
      cookie: 'c',
      origin: 'd',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'cf-connecting-ip': '6.6.6.6',
      'true-client-ip': '6.6.6.6',
      'transfer-encoding': 'chunked',
      'x-robots-tag': 'all',
      range: '28-40',
      'range-unit': 'items',
      host: 'e',
    }
    expect(requestHeaders(claimed, '1.2.3.4')).toEqual({
      apikey: 'a',
      prefer: 'return=minimal,count=exact',
      'x-robots-tag': 'all',
      'x-forwarded-for': '1.2.3.4',
    })
  })
  it('request one object, and only the schema “public”', () => {
    const object = 'application/vnd.pgrst.object+json'
    expect(requestHeaders({ accept: object, prefer: 'tx=rollback' }, 'a')).toEqual({
      accept: object,
      'x-forwarded-for': 'a',
    })
    expect(namesOtherSchema({ 'accept-profile': 'auth' })).toBe(true)
    expect(namesOtherSchema({ 'content-profile': 'public' })).toBe(false)
  })
  it('allow no other origin', () => {
    const expected = {
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': '*',
      connection: 'keep-alive',
      'content-range': '0-1/2',
    }
    expect(Object.keys(responseHeaders(expected)).toSorted()).toEqual([
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
  ])('contain no secret key: %o %s', (headers, path) => expect(bringsSecretKey(headers, at(path))).toBe(true))
  it('contain a publishable one and a session', () =>
    expect(
      bringsSecretKey({ apikey: 'sb_publishable_a', authorization: `Bearer ${claims('authenticated')}` }, at('/')),
    ).toBe(false))
})
