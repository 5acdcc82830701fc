import { describe, expect, it } from 'vitest'
import { linkToken, returnUrl } from '../../../../src/admin/session/return-url'

describe('Signing in returns to the previous screen', () => {
  it.each([
    ['?to=/admin/properties/new', '/admin/properties/new'],
    ['?to=%2Fadmin%2Fenquiries%3Fstate%3Dnew', '/admin/enquiries?state=new'],
    ['', '/admin'],
    ['?to=/admin/login', '/admin'],
  ])('%s to %s', (search, place) => expect(returnUrl(search)).toBe(place))

  it.each([
    'https://evil.example/admin',
    '//evil.example',
    '/admin\\@evil.example',
    '/admin//evil.example',
    'javascript:alert(1)',
    '/rent',
    '/admin/../rent',
  ])('and never to %s', (to) => expect(returnUrl(`?to=${encodeURIComponent(to)}`)).toBe('/admin'))
})

it('An email’s link contains its token, and no other address does', () => {
  expect(['?invite=a1', '?reset=b2', '?to=/admin', ''].map(linkToken)).toEqual(['a1', 'b2', '', ''])
})
