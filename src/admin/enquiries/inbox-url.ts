import { parseEnquiryKey, type Kind, kinds, findValue, type State, states } from '../../domain/enquiry/enquiry-labels'
import { parseAssignee } from './assignees'
import { type Department, departments, type Enquiry, matches, type Due } from '../../domain/enquiry/enquiry'

// The inbox's location in the address, and its filters for the database. Pure.

/** The orders of the list, with labels. */
export const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const
type SortOrder = (typeof orders)[number]['value']

/** The list's filters; an empty text matches all. */
export interface Filters {
  kind: Kind | ''
  /** `open`: everything that is not closed. */
  state: State | 'open' | ''
  department: Department | ''
  due: Due | ''
  /** `me`, `nobody`, or the id of an account. */
  assignee: string
  /** The id of the enquired listing. */
  listing: string
  order: SortOrder
  q: string
  /** From 1. */
  page: number
}
export const noFilters: Filters = {
  kind: '',
  state: '',
  department: '',
  due: '',
  assignee: '',
  listing: '',
  order: 'newest',
  q: '',
  page: 1,
}
export const pageSize = 50

/** A location in the inbox. */
export interface InboxLocation extends Filters {
  /** The key of the open enquiry. */
  open: string
}

const isId = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text)

/** Parses a query string; invalid values are ignored. */
export function parseInboxUrl(search: string): InboxLocation {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page') ?? 1)
  const [assignee, listing] = [given.get('for') ?? '', given.get('home') ?? '']
  return {
    kind: findValue(kinds, given.get('kind')) ?? '',
    state: given.get('state') === 'open' ? 'open' : (findValue(states, given.get('state')) ?? ''),
    department: findValue(departments, given.get('department')) ?? '',
    due: given.get('due') === 'month' ? 'month' : '',
    assignee: /^(?:me|nobody)$/.test(assignee) || isId(assignee) ? assignee : '',
    listing: isId(listing) ? listing : '',
    order: findValue(orders, given.get('order')) ?? noFilters.order,
    q: (given.get('q') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    open: parseEnquiryKey(given.get('open') ?? '') ? (given.get('open') ?? '') : '',
  }
}

/** The query string of a location, with only non-default values: `?state=new&page=2`, or empty. */
export function inboxQuery(place: InboxLocation): string {
  const { kind, state, department, due, assignee, listing, order, q, page, open } = place
  const given = {
    kind,
    state,
    department,
    due,
    for: assignee,
    home: listing,
    order: order === noFilters.order ? '' : order,
    q,
    page: page > 1 ? String(page) : '',
    open,
  }
  const named = Object.entries(given).filter(([, value]) => value !== '')
  // A query may contain a colon unescaped, which is easier to read.
  return named.length > 0 ? `?${String(new URLSearchParams(named)).replaceAll('%3A', ':')}` : ''
}

/** The filters of a location. */
export function filtersOf(place: InboxLocation): Filters {
  const { kind, state, department, due, assignee, listing, order, q, page } = place
  return { kind, state, department, due, assignee, listing, order, q, page }
}

/** Whether two locations show the same list. */
export const isSameList = (a: Filters, b: Filters) =>
  (Object.keys(noFilters) as (keyof Filters)[]).every((name) => a[name] === b[name])

interface ShownRows {
  enquiries: readonly Enquiry[]
  /** The rows before they were changed here. */
  asRead: readonly Enquiry[]
}

/** Whether a row has been changed since it was read. Most changes postpone its erasure. */
export const isChangedRow = ({ asRead }: Pick<ShownRows, 'asRead'>, row: Enquiry) =>
  !asRead.some(({ id, version, state }) => id === row.id && version === row.version && state === row.state)

/**
 * The number of rows before a page. Rows of the page before that were changed and match no longer do not count: as
 * many others would be skipped.
 * @param before the page before it, if it was shown
 */
export function rowsBefore(filters: Filters, before: (ShownRows & { from: number }) | undefined, me: string) {
  if (!before) return (filters.page - 1) * pageSize
  const filter = { ...filters, assignedTo: parseAssignee(filters.assignee, me) }
  const isStillListed = (row: Enquiry) => matches(row, filter) && !(filters.due && isChangedRow(before, row))
  return before.from + before.enquiries.filter(isStillListed).length
}

/** Whether any filter is active. */
export const isFiltered = (filters: Filters) => !isSameList({ ...filters, order: noFilters.order, page: 1 }, noFilters)
