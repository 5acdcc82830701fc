import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultListState, type ListState } from '../../../../../src/admin/listings/list/list-state'
import type { ListingChange, Outcome, Values } from '../../../../../src/admin/listings/list/listing-change'
import { parseAdminListing } from '../../../../../src/admin/listings/listing-row'

const queries = '../../../../../src/admin/listings/list/bulk.queries'
// Without the library that shows toasts, which takes seconds to load.
const toasts = '../../../../../src/admin/ui/toasts'

type Toast = (message: string, options?: { action?: { onPress: () => void } }) => void
const showToast = vi.fn<Toast>()
const changeListings = vi.fn<(changes: readonly ListingChange[]) => Promise<Partial<Outcome>[]>>((changes) =>
  Promise.resolve(changes.map(({ id }) => ({ id, outcome: id === 'a' ? 'changed' : 'refused' }))),
)

/** The list with two selected listings, of which the database changes only the first. */
async function startList(state: Partial<ListState>) {
  vi.doMock(queries, () => ({ changeListings }))
  vi.doMock(toasts, () => ({ showToast }))
  vi.resetModules()
  const { queryClient } = await import('../../../../../src/admin/query/query-client')
  const { $state } = await import('../../../../../src/admin/listings/list/list.store')
  const { listingChanges } = await import('../../../../../src/admin/listings/list/change-listings')
  const { $selected, selectAll } = await import('../../../../../src/admin/listings/list/selection.store')
  $state.set({ ...defaultListState, ...state })
  selectAll(
    ['a', 'b'].map((id) => parseAdminListing({ id })),
    true,
  )
  return async (after: Values) => {
    const changes = ['a', 'b'].map((id) => ({ id, before: {}, after }))
    await new MutationObserver(queryClient, listingChanges).mutate({ changes, announcement: String })
    return [...$selected.get().keys()]
  }
}

beforeEach(() => void vi.stubGlobal('document', undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock(queries)
  vi.doUnmock(toasts)
  vi.resetModules()
})

describe('A selected listing', () => {
  it('that was archived or restored is not selected: the list shows it nowhere', async () => {
    const selectedAfter = await startList({})
    expect(await selectedAfter({ archived: true, status: 'draft' })).toEqual(['b'])
  })
  it('that left its view by a new status is not selected', async () => {
    const selectedAfter = await startList({ view: 'live' })
    expect(await selectedAfter({ status: 'sold' })).toEqual(['b'])
  })
  it('stays selected with a new price, and with a new status where the list shows every status', async () => {
    const selectedAfter = await startList({})
    expect(await selectedAfter({ status: 'sold' })).toEqual(['a', 'b'])
    expect(await selectedAfter({ price: 2 })).toEqual(['a', 'b'])
  })
})

it('An undo that somebody else’s change prevents says so, and offers no undo of its own', async () => {
  await (
    await startList({})
  )({ price: 2 })
  const { $problem } = await import('../../../../../src/admin/listings/list/list.store')
  const undo = showToast.mock.lastCall?.[1]?.action?.onPress
  undo?.()
  await vi.waitFor(() => expect(showToast).toHaveBeenLastCalledWith('Undone: 1 listing'))
  expect(changeListings).toHaveBeenLastCalledWith([{ id: 'a', before: { price: 2 }, after: {} }])
  expect($problem.get()).toBeNull()
  changeListings.mockResolvedValueOnce([{ id: 'a', outcome: 'conflict' }])
  undo?.()
  await vi.waitFor(() => expect($problem.get()).toMatch(/^1 of 1 listing could not be restored/))
})
