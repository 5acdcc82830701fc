import * as v from 'valibot'
import { departments, type Enquiry, matches } from '../../domain/enquiry/enquiry'
import { kinds, parseEnquiryKey, states } from '../../domain/enquiry/enquiry-labels'
import { parseAssignee } from './assignees'

// The inbox's location in the address, and its filters for the database. Pure.

/** The orders of the list, with labels. */
export const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const
export const pageSize = 50

/** A value of the address; empty if it is missing or invalid. */
const orEmpty = <Output extends string>(schema: v.GenericSchema<string, Output>) =>
  v.fallback(v.union([schema, v.literal('')]), '')
const choiceOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  v.picklist(choices.map(({ value }) => value))
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/))

const filtersSchema = v.object({
  kind: orEmpty(choiceOf(kinds)),
  /** `open`: everything that is not closed. */
  state: orEmpty(v.union([choiceOf(states), v.literal('open')])),
  department: orEmpty(choiceOf(departments)),
  due: orEmpty(v.literal('month')),
  /** `me`, `nobody`, or the id of an account. */
  assignee: orEmpty(v.union([v.picklist(['me', 'nobody']), id])),
  /** The id of the enquired listing. */
  listing: orEmpty(id),
  order: v.fallback(choiceOf(orders), 'newest'),
  q: v.fallback(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.slice(0, 200)),
    ),
    '',
  ),
  /** From 1. */
  page: v.fallback(v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(99_999)), 1),
})
/** The filters of the list; an empty text matches all. */
export type Filters = v.InferOutput<typeof filtersSchema>

const locationSchema = v.object({
  ...filtersSchema.entries,
  /** The key of the open enquiry. */
  open: orEmpty(
    v.pipe(
      v.string(),
      v.check((key) => parseEnquiryKey(key) !== null),
    ),
  ),
})
/** A location in the inbox. */
export type InboxLocation = v.InferOutput<typeof locationSchema>

/** Parses a query string; invalid values are ignored. */
export function parseInboxUrl(search: string): InboxLocation {
  const { for: assignee, home: listing, ...others } = Object.fromEntries(new URLSearchParams(search))
  return v.parse(locationSchema, { ...others, assignee, listing })
}

export const noFilters = v.parse(filtersSchema, {})
const filterNames = Object.keys(noFilters) as (keyof Filters)[]

/** The filters of a location. */
export const filtersOf = (place: InboxLocation) =>
  Object.fromEntries(filterNames.map((name) => [name, place[name]])) as Filters

/** The names in the address that differ from those in the code. */
const urlNames: Partial<Record<string, string>> = { assignee: 'for', listing: 'home' }

/** The query string of a location, with only non-default values: `?state=new&page=2`, or empty. */
export function inboxQuery(place: InboxLocation): string {
  const defaults: InboxLocation = { ...noFilters, open: '' }
  const changed = [...filterNames, 'open' as const].filter((name) => place[name] !== defaults[name])
  const search = new URLSearchParams(changed.map((name) => [urlNames[name] ?? name, String(place[name])]))
  // A query may contain a colon unescaped, which is easier to read.
  return changed.length > 0 ? `?${String(search).replaceAll('%3A', ':')}` : ''
}

/** Whether two locations show the same list. */
export const isSameList = (a: Filters, b: Filters) => filterNames.every((name) => a[name] === b[name])

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
