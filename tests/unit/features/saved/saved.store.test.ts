import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedText } from '../../../../src/domain/saved/saved-storage'

const items = new Map<string, string>()
beforeEach(() => {
  items.clear()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})
const listing = (slug: string) => ({ slug, title: slug, price: 1, type: 'rent' as const, at: 1, note: '' })
const store = () => import('../../../../src/features/saved/saved.store')

it('Homes that a visitor saved under the former key stay saved, and move at the first change', async () => {
  items.set('meridian:saved:1', JSON.stringify([listing('a-mews'), listing('a-loft')]))
  expect(JSON.parse(storedText('saved:1') ?? '')).toHaveLength(2)
  const { $saved, remove } = await store()
  expect($saved.get().map(({ slug }) => slug)).toEqual(['a-mews', 'a-loft'])
  remove('a-mews')
  expect([...items.keys()]).toEqual(['saved:1'])
  expect((JSON.parse(storedText('saved:1') ?? '') as { slug: string }[]).map(({ slug }) => slug)).toEqual(['a-loft'])
})

it('A visitor who removes the last home does not get the former ones back', async () => {
  items.set('meridian:saved:1', JSON.stringify([listing('a-mews')]))
  const { remove } = await store()
  remove('a-mews')
  expect(storedText('saved:1')).toBe('[]')
})

it('A history that was turned off under the former key stays off', async () => {
  items.set('meridian:seen:1', 'false')
  const { $viewed, forgetViewed } = await store()
  expect($viewed.get()).toBeNull()
  forgetViewed(true)
  expect([storedText('seen:1'), items.has('meridian:seen:1')]).toEqual(['[]', false])
})

it('A home saved in another tab, after this one found the storage full, stays saved', async () => {
  let full = true
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError')
      items.set(key, text)
    },
  })
  const onStorage: ((event: { key: string }) => void)[] = []
  vi.stubGlobal(
    'addEventListener',
    (name: string, call: (typeof onStorage)[0]) => name === 'storage' && onStorage.push(call),
  )
  const { $isStored, $saved, save } = await store()
  const slugs = () => $saved.get().map(({ slug }) => slug)
  save(listing('a-mews'))
  full = false
  items.set('saved:1', JSON.stringify([listing('a-loft')]))
  for (const call of onStorage) call({ key: 'saved:1' })
  expect([slugs(), $isStored.get()]).toEqual([['a-mews', 'a-loft'], false])
  save(listing('a-villa'))
  expect([slugs(), $isStored.get()]).toEqual([['a-villa', 'a-mews', 'a-loft'], true])
  expect((JSON.parse(storedText('saved:1') ?? '') as { slug: string }[]).map(({ slug }) => slug)).toEqual(slugs())
})
