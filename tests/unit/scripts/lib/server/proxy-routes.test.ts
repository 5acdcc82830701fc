import { describe, expect, it } from 'vitest'
import { findRoute } from '../../../../../scripts/lib/server/proxy-routes'

const at = (path: string) => new URL(path, 'http://site')

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
