import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('Where storage is forbidden, the links of header and footer have the saved homes', async () => {
  const links = [{ href: '/saved' }, { href: '/saved' }]
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { querySelectorAll: () => links })
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  })
  await import('../../../../src/features/saved/toggle-saved')
  const { save, remove } = await import('../../../../src/features/saved/saved.store')
  for (const slug of ['a-mews', 'a-loft']) save({ slug, title: slug, type: 'rent', price: 1 })
  expect(links.map(({ href }) => href)).toEqual(Array(2).fill('/saved?homes=a-loft,a-mews'))
  remove('a-loft')
  expect(links.map(({ href }) => href)).toEqual(Array(2).fill('/saved?homes=a-mews'))
})
