import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultListState, type ListState } from '../../../../../src/admin/listings/list/list-state'
import type { ListingChange, Values } from '../../../../../src/admin/listings/list/listing-change'
import { parseAdminListing } from '../../../../../src/admin/listings/listing-row'

const queries = '../../../../../src/admin/listings/list/bulk.queries'
// Without the library that shows toasts, which takes seconds to load.
const toasts = '../../../../../src/admin/ui/toasts'

/** The list with two selected listings, of which the database changes only the first. */
async function startList(state: Partial<ListState>) {
  const changeListings = (changes: readonly ListingChange[]) =>
    Promise.resolve(changes.map(({ id }) => ({ id, outcome: id === 'a' ? 'changed' : 'refused' })))
  vi.doMock(queries, () => ({ changeListings }))
  vi.doMock(toasts, () => ({ showToast: () => undefined }))
  vi.resetModules()
  const { queryClient } = await import('../../../../../src/admin/query/query-client')
  const { $state } = await import('../../../../../src/admin/listings/list/list.store')
  const { listingChanges } = await import('../../../../../src/admin/listings/list/change-listings')
  const { $selected, selectOnly } = await import('../../../../../src/admin/listings/list/selection.store')
  $state.set({ ...defaultListState, ...state })
  selectOnly(['a', 'b'].map((id) => parseAdminListing({ id })))
  return async (after: Values) => {
    const changes = ['a', 'b'].map((id) => ({ id, before: {}, after }))
    await new MutationObserver(queryClient, listingChanges).mutate({ changes, announcement: String })
    return [...$selected.get().keys()]
  }
}

describe('A selected listing', () => {
  beforeEach(() => void vi.stubGlobal('document', undefined))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.doUnmock(queries)
    vi.doUnmock(toasts)
    vi.resetModules()
  })
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
