import { beforeEach, describe, expect, it } from 'vitest'
import { defaultListState } from '../../../../../src/admin/listings/list/list-state'
import { $state } from '../../../../../src/admin/listings/list/list.store'
import {
  $selectedListings,
  clearSelection,
  deselect,
  select,
  selectFiltered,
} from '../../../../../src/admin/listings/list/selection.store'
import { parseAdminListing } from '../../../../../src/admin/listings/listing-row'

const [a, b] = ['a', 'b'].map((id) => parseAdminListing({ id })) as [ReturnType<typeof parseAdminListing>, never]
const selected = () => $selectedListings.get().map(({ id }) => id)

beforeEach(() => {
  $state.set(defaultListState)
  clearSelection()
  select(a, true)
})

describe('Selecting everything that the filters match', () => {
  it('selects what they matched, also from another page', () => {
    $state.set({ ...defaultListState, page: 2 })
    selectFiltered(defaultListState, [a, b])
    expect(selected()).toEqual(['a', 'b'])
  })
  it('selects nothing once other filters are chosen, even with a new selection there', () => {
    $state.set({ ...defaultListState, view: 'draft' })
    selectFiltered(defaultListState, [a, b])
    expect(selected()).toEqual([])
    select(b, true)
    selectFiltered(defaultListState, [a, b])
    expect(selected()).toEqual(['b'])
  })
  it('selects nothing once the selection is cleared', () => {
    clearSelection()
    selectFiltered(defaultListState, [a, b])
    expect(selected()).toEqual([])
  })
})

it('A listing that leaves the list leaves the selection', () => {
  select(b, true)
  deselect(['a', 'c'])
  expect(selected()).toEqual(['b'])
})
