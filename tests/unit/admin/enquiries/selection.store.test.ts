import { beforeEach, expect, it } from 'vitest'
import { $inboxLocation } from '../../../../src/admin/enquiries/inbox-location.store'
import { noFilters } from '../../../../src/admin/enquiries/inbox-url'
import { $selection, select } from '../../../../src/admin/enquiries/selection.store'
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
