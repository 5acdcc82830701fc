import { describe, expect, it } from 'vitest'
import { isKnownHost, isOwnOrigin } from '../../../../../scripts/lib/server/known-hosts'

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
