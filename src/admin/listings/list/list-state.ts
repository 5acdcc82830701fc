import * as v from 'valibot'
import { amount } from '../../../lib/format/parse-amount'
import { shortLine, tidyLine } from '../../../lib/form/normalise'
import { badge, listingTypes, type Status, statusLabels } from '../../../domain/listing/listing-status'

/** Listings per page. */
export const pageSize = 50

const order = (label: string, column: string, ascending: boolean) => ({ label, column, ascending })
export const sorts = {
  newest: order('Newest first', 'created_at', false),
  changed: order('Last changed first', 'updated_at', false),
  unchanged: order('Longest unchanged first', 'updated_at', true),
  title: order('Title, A to Z', 'title', true),
  'title-back': order('Title, Z to A', 'title', false),
  price: order('Price, highest first', 'price', false),
  cheapest: order('Price, lowest first', 'price', true),
  area: order('Area, A to Z', 'area', true),
  reference: order('Reference, A to Z', 'reference', true),
  'reference-back': order('Reference, Z to A', 'reference', false),
  enquiries: order('Most enquiries first', 'enquiries', false),
  'fewest-enquiries': order('Fewest enquiries first', 'enquiries', true),
} as const
export type Sort = keyof typeof sorts

/** Conditions that need attention, computed by the database. */
const attentionLabels = {
  scheduled: 'Goes live soon',
  facts: 'Information missing',
  quiet: 'No enquiry in 30 days',
  certificate: 'Certificate expires in 60 days',
} as const
export type Attention = keyof typeof attentionLabels
export const isAttention = (value: unknown): value is Attention => Object.hasOwn(attentionLabels, String(value))

/** A view with its own tab. */
export type View = Status | Attention | 'archived'

/** The view tabs, in order. */
export const views: readonly { view: View; label: string }[] = [
  ...(['live', 'draft', 'under_offer', 'let_agreed', 'sold', 'let'] as const).map((view) => ({
    view,
    label: statusLabels[view],
  })),
  ...Object.entries(attentionLabels).map(([view, label]) => ({ view: view as Attention, label })),
  { view: 'archived', label: 'Archived' },
]

/** The chosen tabs in words: `Sale, Live`. */
export const tabName = ({ type, view }: Pick<ListState, 'type' | 'view'>) =>
  [type ? badge(type) : 'All', views.find((each) => each.view === view)?.label].filter(Boolean).join(', ')

/** Options of the "changed" filter, in days. */
export const changedWithin = [1, 7, 14, 30] as const

/** A value of the address; null if it is missing or invalid. */
const orNull = <Output>(schema: v.GenericSchema<unknown, Output>) => v.fallback(v.nullable(schema), null)
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.slice(0, 100)),
  ),
  '',
)
const number = v.pipe(v.unknown(), v.transform(Number), v.safeInteger(), v.minValue(1))

/** The list's state, stored in the address so that it can be bookmarked and shared. */
const stateSchema = v.object({
  type: orNull(v.picklist(listingTypes)),
  q: text,
  view: orNull(v.picklist(views.map(({ view }) => view))),
  area: v.pipe(text, v.transform(tidyLine)),
  /** Pounds, inclusive; null for no limit. */
  min: orNull(number),
  max: orNull(number),
  /** An account's id; `nobody` for unassigned; empty for all. */
  negotiator: v.fallback(v.pipe(v.string(), v.regex(/^(nobody|[0-9a-f-]{36})$/)), ''),
  /** Changed within this many days; null for any time. */
  changed: orNull(v.pipe(number, v.picklist(changedWithin))),
  sort: v.fallback(v.picklist(Object.keys(sorts) as Sort[]), 'newest'),
  page: v.fallback(v.pipe(number, v.maxValue(99_999)), 1),
})
export type ListState = v.InferOutput<typeof stateSchema>

/** Parses an address; missing and invalid values are defaults. */
export const readState = (search: string): ListState =>
  v.parse(stateSchema, Object.fromEntries(new URLSearchParams(search)))

export const defaultListState = readState('')

/** The filters' defaults, which "Clear" restores. */
export const noFilters = {
  q: '',
  area: '',
  min: null,
  max: null,
  negotiator: '',
  changed: null,
} satisfies Partial<ListState>

/** Whether a filter besides the tabs is active. */
export const isFiltered = (state: ListState) =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((key) => state[key] !== noFilters[key])

/** The number of filters in the phone's sheet: all but the search. A price range is one. */
export const countFilters = ({ area, min, max, negotiator, changed }: ListState) =>
  [area, min ?? max, negotiator, changed].filter(Boolean).length

/** `?type=rent&q=camden`, or empty for the default list. */
export function stateSearch(state: ListState): string {
  const tidy: ListState = { ...state, q: state.q.trim(), area: state.area.trim() }
  const names = Object.keys(defaultListState) as (keyof ListState)[]
  const changed = names.filter((name) => tidy[name] !== defaultListState[name])
  const search = new URLSearchParams(changed.map((name) => [name, String(tidy[name])])).toString()
  return search && `?${search}`
}

/** The searched columns. The database counts by the same ones (`listing_counts`). */
const searched = ['title', 'area', 'slug', 'reference', 'outcode', 'address_line', 'postcode'] as const

/** Keeps `searchFilter` within the server's limit of conditions (check-query.ts), and its address short. */
const maxWords = 12

/**
 * The first search words, all of which must match: each as an `ilike` pattern for texts, and as a price if it may be
 * one. Pattern characters are escaped; characters special to the filter syntax (comma, bracket, quote, star) become
 * single-character wildcards.
 */
export function searchWords(q: string): { patterns: string[]; prices: (number | null)[] } {
  const typed = shortLine(q, 100).split(' ', maxWords).filter(Boolean)
  const patterns = typed.map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replace(/[,.:()"*]/g, '_')}%`)
  const prices = typed.map((word) => {
    // A number below a thousand is usually a house number.
    const pounds = amount(word)
    return pounds !== null && pounds >= 1000 ? pounds : null
  })
  return { patterns, prices }
}

/**
 * A PostgREST filter that requires every word in a title, area, slug, reference, outcode, street or postcode, or as
 * the price; null without words.
 */
export function searchFilter(q: string): string | null {
  const { patterns, prices } = searchWords(q)
  const conditions = patterns.map((pattern, index) => {
    const price = prices[index] === null ? [] : [`price.eq.${prices[index]}`]
    return `or(${[...searched.map((column) => `${column}.ilike.${pattern}`), ...price].join()})`
  })
  return conditions.length > 0 ? `and(${conditions.join()})` : null
}
