import { describe, expect, it } from 'vitest'
import { noFilters } from '../../../../src/admin/enquiries/inbox-url'
import { quickViewsOf } from '../../../../src/admin/enquiries/quick-views'
import type { Tally } from '../../../../src/domain/enquiry/enquiry'

const line = (state: Tally['state'], assignedTo: string, enquiries: number): Tally => ({
  ...{ kind: 'message', department: 'unknown', due: 0, oldest: '', state, assignedTo, enquiries },
})
const tally = [line('new', '', 7), line('contacted', 'me', 2), line('closed', 'me', 30), line('new', 'tom', 1)]
const accounts = [
  { id: 'me', name: 'Priya', active: true, ended: false },
  { id: 'tom', name: 'Tom', active: true, ended: false },
]
const counts = (people = accounts) =>
  Object.fromEntries(quickViewsOf(noFilters, tally, people, 'me').map(({ label, count }) => [label, count]))

describe('The quick views', () => {
  it('count what waits for me, for anybody, and for the visitor', () =>
    expect(counts()).toEqual({ All: 40, Mine: 2, Unassigned: 7, New: 8, Waiting: 2, Closed: 30 }))
  it('have no counts until they are known', () =>
    expect(quickViewsOf(noFilters, undefined, accounts, 'me').map(({ count }) => count)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    ))
  it('of somebody who works alone have no assignees', () =>
    expect(Object.keys(counts(accounts.slice(0, 1)))).toEqual(['All', 'New', 'Waiting', 'Closed']))
  it('of somebody with a colleague who only reads have none either', () => {
    const [me, tom] = accounts
    expect(Object.keys(counts([me!, { ...tom!, active: false }]))).not.toContain('Mine')
  })
  it('keep the search, and know which is open', () => {
    const views = quickViewsOf({ ...noFilters, q: 'camden', state: 'closed' }, tally, accounts, 'me')
    expect(views.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Closed'])
    expect(views.every(({ filters }) => filters.q === 'camden')).toBe(true)
  })
})
