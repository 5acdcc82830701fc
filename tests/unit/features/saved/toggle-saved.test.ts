import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('Where storage is forbidden, the header’s link has the saved homes', async () => {
  const link = { href: '/saved' }
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { querySelector: () => ({ closest: () => link }) })
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  })
  await import('../../../../src/features/saved/toggle-saved')
  const { save, remove } = await import('../../../../src/features/saved/saved.store')
  for (const slug of ['a-mews', 'a-loft']) save({ slug, title: slug, type: 'rent', price: 1 })
  expect(link.href).toBe('/saved?homes=a-loft,a-mews')
  remove('a-loft')
  expect(link.href).toBe('/saved?homes=a-mews')
})
