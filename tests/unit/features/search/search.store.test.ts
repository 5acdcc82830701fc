import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSearch } from '../../../../src/features/search/search'
import { listingSearch } from '../../../../src/features/search/search.store'
import { listingRow } from '../../../database/people'

const listeners = new Map<string, () => void>()
/** The total of the database's next response; null without a connection. */
let total: number | null

beforeEach(() => {
  listeners.clear()
  vi.stubGlobal('location', { pathname: '/rent', search: '', hash: '' })
  vi.stubGlobal('history', { state: null, pushState() {}, replaceState() {} })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('fetch', () =>
    total === null
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(
          Response.json({ total, listings: total > 0 ? [listingRow({ id: 'd1' })] : [], areas: null, relaxed: {} }),
        ),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The list of 13 prerendered homes, after a search with as many results. */
async function afterSearch(results: number) {
  const list = listingSearch({ type: 'rent', listings: [], total: 13, page: 1, pages: 1, areas: [], today: '' })
  total = 13
  list.start(() => 0)
  await vi.waitFor(() => expect(list.$shown.get().areas).toBeNull())
  total = results
  list.change({ ...defaultSearch('rent'), max: 3000 })
  await vi.waitFor(() => expect(list.$shown.get()).toMatchObject({ status: 'ready', total: results }))
  return list
}

test('A search that fails keeps the results of the one before, and runs again once the browser is online', async () => {
  const { $shown, change } = await afterSearch(10)
  total = null
  change({ ...defaultSearch('rent'), max: 3000, sort: 'price-up' })
  await vi.waitFor(() => expect($shown.get().status).toBe('error'))
  expect($shown.get()).toMatchObject({ total: 10, from: 'database', listings: [{ id: 'd1' }] })
  total = 9
  listeners.get('online')?.()
  await vi.waitFor(() => expect($shown.get()).toMatchObject({ status: 'ready', total: 9 }))
})

test('A search that fails after one without results shows the prerendered homes', async () => {
  const { $shown, change } = await afterSearch(0)
  total = null
  change({ ...defaultSearch('rent'), max: 3500 })
  await vi.waitFor(() => expect($shown.get().status).toBe('error'))
  expect($shown.get()).toMatchObject({ total: 13, from: 'build' })
})

test('The prerendered list, read again as it begins, is no news; a filter is, and so is its removal', async () => {
  const list = listingSearch({ type: 'rent', listings: [], total: 13, page: 1, pages: 1, areas: [], today: '' })
  total = 14
  list.start(() => 0)
  await vi.waitFor(() => expect(list.$shown.get().total).toBe(14))
  expect(list.$shown.get().status).toBe('idle')
  list.change({ ...defaultSearch('rent'), max: 3000 })
  await vi.waitFor(() => expect(list.$shown.get()).toMatchObject({ status: 'ready', from: 'database' }))
  list.change(defaultSearch('rent'))
  await vi.waitFor(() => expect(list.$shown.get().status).toBe('ready'))
})

test('Cached results of one language, whose cards have texts, are not shown in another', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  })
  await afterSearch(10)
  vi.resetModules()
  vi.doMock('#messages/language.ts', () => import('../../../../src/messages/zh/language'))
  const chinese = await import('../../../../src/features/search/search.store')
  const list = chinese.listingSearch({ type: 'rent', listings: [], total: 13, page: 1, pages: 1, areas: [], today: '' })
  total = null
  list.start(() => 0)
  list.change({ ...defaultSearch('rent'), max: 3000 })
  await vi.waitFor(() => expect(list.$shown.get()).toMatchObject({ status: 'error', total: 13, from: 'build' }))
  vi.doUnmock('#messages/language.ts')
  vi.resetModules()
})
