import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { search: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  [0, false],
  [1, false],
  [2, true],
])('With %i saved homes beside two viewed ones, the page explains the comparison: %s', async (count, hasHint) => {
  const { $saved, $viewed } = await import('../../../../src/features/saved/saved.store')
  const { SavedListings } = await import('../../../../src/features/saved/SavedListings')
  $saved.set(
    ['a-mews', 'a-loft']
      .slice(0, count)
      .map((slug) => ({ slug, title: slug, price: 1, type: 'rent' as const, at: 1, note: '' })),
  )
  $viewed.set(['a-cottage', 'a-flat'])
  expect(renderToStaticMarkup(<SavedListings AlertButton={() => null} />).includes('Tick Compare')).toBe(hasHint)
})
