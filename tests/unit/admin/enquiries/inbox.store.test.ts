import { beforeEach, describe, expect, it } from 'vitest'
import {
  $inboxLocation,
  $replying,
  $selection,
  clearSelection,
  select,
  selectFiltered,
} from '../../../../src/admin/enquiries/inbox.store'
import { noFilters } from '../../../../src/admin/enquiries/inbox-url'
import { enquiry } from './enquiry'

beforeEach(() => {
  $inboxLocation.set({ ...noFilters, open: '' })
  select(enquiry(), true)
})

it.each([{ page: 2 }, { order: 'oldest' }, { open: 'message:1' }] as const)('A selection stays with %o', (change) => {
  $inboxLocation.set({ ...noFilters, open: '', ...change })
  expect($selection.get().size).toBe(1)
})

it.each([{ q: 'okafor' }, { state: 'new' }, { assignee: 'me' }, { due: 'month' }] as const)(
  'A selection ends with %o, which may hide it',
  (change) => {
    $inboxLocation.set({ ...noFilters, open: '', ...change })
    expect($selection.get().size).toBe(0)
  },
)

describe('Selecting everything that the filters match', () => {
  const all = [enquiry(), enquiry({ id: '22222222-2222-4222-8222-222222222222' })]
  it('selects what they matched, also from another page', () => {
    $inboxLocation.set({ ...noFilters, page: 2, open: '' })
    selectFiltered(noFilters, all)
    expect($selection.get().size).toBe(2)
  })
  it('selects nothing once other filters are chosen, even with a new selection there', () => {
    $inboxLocation.set({ ...noFilters, assignee: 'me', open: '' })
    selectFiltered(noFilters, all)
    expect($selection.get().size).toBe(0)
    select(enquiry(), true)
    selectFiltered(noFilters, all)
    expect($selection.get().size).toBe(1)
  })
  it('selects nothing once the selection is cleared', () => {
    clearSelection()
    selectFiltered(noFilters, all)
    expect($selection.get().size).toBe(0)
  })
})

describe('A reply', () => {
  const open = (key: string) => $inboxLocation.set({ ...noFilters, open: key })
  beforeEach(() => {
    open('message:a')
    $replying.set({ key: 'message:a' })
  })
  it('takes the focus only until another enquiry is opened', () => {
    open('message:b')
    open('message:a')
    expect($replying.get()).toBeNull()
  })
  it('stays while the list around its enquiry changes', () => {
    $inboxLocation.set({ ...noFilters, page: 2, open: 'message:a' })
    expect($replying.get()).toEqual({ key: 'message:a' })
  })
})
