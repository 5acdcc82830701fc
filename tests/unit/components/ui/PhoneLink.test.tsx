import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PhoneLink } from '../../../../src/components/ui/PhoneLink'

it('The number in a page’s HTML is the same wherever the site is built', () => {
  vi.stubEnv('TZ', 'Asia/Dubai')
  expect(renderToStaticMarkup(<PhoneLink />)).toContain('>020 7946 0112<')
  vi.unstubAllEnvs()
})
