import { beforeEach, expect, it } from 'vitest'
import { $replying } from '../../../../src/admin/enquiries/inbox-actions.store'
import { $inboxLocation } from '../../../../src/admin/enquiries/inbox-location.store'
import { noFilters } from '../../../../src/admin/enquiries/inbox-url'

const open = (key: string) => $inboxLocation.set({ ...noFilters, open: key })

beforeEach(() => {
  open('message:a')
  $replying.set({ key: 'message:a' })
})

it('A reply takes the focus only until another enquiry is opened', () => {
  open('message:b')
  open('message:a')
  expect($replying.get()).toBeNull()
})

it('A reply stays while the list around its enquiry changes', () => {
  $inboxLocation.set({ ...noFilters, page: 2, open: 'message:a' })
  expect($replying.get()).toEqual({ key: 'message:a' })
})
