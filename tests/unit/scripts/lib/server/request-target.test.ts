import { describe, expect, it } from 'vitest'
import {
  cleanPath,
  decodedPath,
  encodedPath,
  parseRequestTarget,
} from '../../../../../scripts/lib/server/request-target'

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
  ])('%s is invalid', (target) => expect(path(target)).toBeNull())

  it('resolves to this host, however it is decoded', () => {
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
