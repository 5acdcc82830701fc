import type { StaffAccount } from '../query/accounts.queries'
import { isShared, parseAssignee } from './assignees'
import { countMatching, type Tally } from '../../domain/enquiry/enquiry'
import { type Filters, isSameList, noFilters } from './inbox-url'

// The list's tabs: filters that staff use all day. Pure.

interface QuickView {
  label: string
  filters: Pick<Filters, 'state' | 'assignee'>
  /** Only while enquiries are assigned at all. */
  shared?: boolean
}

const quickViews: readonly QuickView[] = [
  { label: 'All', filters: { state: '', assignee: '' } },
  { label: 'Mine', filters: { state: 'open', assignee: 'me' }, shared: true },
  { label: 'Unassigned', filters: { state: 'open', assignee: 'nobody' }, shared: true },
  { label: 'New', filters: { state: 'new', assignee: '' } },
  { label: 'Waiting', filters: { state: 'contacted', assignee: '' } },
  { label: 'Closed', filters: { state: 'closed', assignee: '' } },
]

/** The tabs with their counts, and whether each is the current one. */
export const quickViewsOf = (
  place: Filters,
  tally: Tally[] | undefined,
  accounts: readonly StaffAccount[],
  me: string,
) =>
  quickViews
    .filter(({ shared }) => !shared || isShared(accounts))
    .map(({ label, filters: chosen }) => {
      const filters: Filters = { ...noFilters, q: place.q, listing: place.listing, order: place.order, ...chosen }
      return {
        label,
        filters,
        count: countMatching(tally, { ...filters, assignedTo: parseAssignee(filters.assignee, me) }),
        current: isSameList({ ...place, page: 1 }, filters),
      }
    })
