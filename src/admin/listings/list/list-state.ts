import { amount } from '../../../lib/format/parse-amount'
import { tidyLine } from '../../../lib/form/normalise'
import { isStatus, type ListingType, type Status, statusLabels } from '../../../domain/listing/listing-status'

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
const isView = (value: unknown): value is View => value === 'archived' || isStatus(value) || isAttention(value)

/** The view tabs, in order. */
export const views: readonly { view: View; label: string }[] = [
  ...(['live', 'draft', 'under_offer', 'let_agreed', 'sold', 'let'] as const).map((view) => ({
    view,
    label: statusLabels[view],
  })),
  ...Object.entries(attentionLabels).map(([view, label]) => ({ view: view as Attention, label })),
  { view: 'archived', label: 'Archived' },
]

/** Options of the "changed" filter, in days. */
export const changedWithin = [1, 7, 14, 30] as const

/** The list's state, stored in the address so that it can be bookmarked and shared. */
export interface ListState {
  type: ListingType | null
  q: string
  view: View | null
  area: string
  /** Pounds, inclusive; null for no limit. */
  min: number | null
  max: number | null
  /** An account's id; `nobody` for unassigned; empty for all. */
  negotiator: string
  /** Changed within this many days; null for any time. */
  changed: (typeof changedWithin)[number] | null
  sort: Sort
  page: number
}

export const defaultListState: ListState = {
  ...{ type: null, q: '', view: null, area: '', min: null, max: null, negotiator: '', changed: null },
  ...{ sort: 'newest', page: 1 },
}

/** The filters' defaults, which "Clear" restores. */
export const noFilters = {
  ...{ q: '', area: '', min: null, max: null, negotiator: '', changed: null },
} satisfies Partial<ListState>

/** Whether a filter besides the tabs is active. */
export const isFiltered = (state: ListState) =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((key) => state[key] !== noFilters[key])

/** The number of filters in the phone's sheet: all but the search. A price range is one. */
export const countFilters = ({ area, min, max, negotiator, changed }: ListState) =>
  [area, min ?? max, negotiator, changed].filter(Boolean).length

const poundsOf = (value: string | null) => {
  const pounds = Number(value)
  return value && Number.isSafeInteger(pounds) && pounds > 0 ? pounds : null
}

/** Parses an address; missing and invalid values are defaults. */
export function readState(search: string): ListState {
  const params = new URLSearchParams(search)
  const [type, view, sort, page] = [
    params.get('type'),
    params.get('view'),
    params.get('sort') ?? '',
    Number(params.get('page')),
  ]
  const negotiator = params.get('negotiator') ?? ''
  return {
    type: type === 'sale' || type === 'rent' ? type : null,
    q: (params.get('q') ?? '').slice(0, 100),
    view: isView(view) ? view : null,
    area: (params.get('area') ?? '').slice(0, 100),
    min: poundsOf(params.get('min')),
    max: poundsOf(params.get('max')),
    negotiator: negotiator === 'nobody' || /^[0-9a-f-]{36}$/.test(negotiator) ? negotiator : '',
    changed: changedWithin.find((days) => String(days) === params.get('changed')) ?? null,
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'newest',
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
  }
}

/** `?type=rent&q=camden`, or empty for the default list. */
export function stateSearch({ q, area, sort, page, ...state }: ListState): string {
  const parsed = {
    ...{ type: state.type, q: q.trim(), view: state.view, area: area.trim() },
    ...{ min: state.min, max: state.max, negotiator: state.negotiator, changed: state.changed },
    sort: sort === 'newest' ? null : sort,
    page: page > 1 ? page : null,
  }
  const search = new URLSearchParams(
    Object.entries(parsed).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString()
  return search && `?${search}`
}

/**
 * The search words as `ilike` patterns, all of which must match. Pattern characters are escaped; characters special to
 * the filter syntax (comma, bracket, quote, star) become single-character wildcards.
 */
export const searchPatterns = (q: string) =>
  tidyLine(q)
    .slice(0, 100)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replace(/[,.:()"*]/g, '_')}%`)

/** The searched columns. The database counts by the same ones (`listing_counts`). */
const searched = ['title', 'area', 'slug', 'reference', 'outcode', 'address_line', 'postcode'] as const

/** The search words, each as a pattern for texts, and as a price if it may be one. */
export function searchWords(q: string): { patterns: string[]; prices: (number | null)[] } {
  const typed = tidyLine(q).slice(0, 100).split(' ').filter(Boolean)
  const prices = typed.map((word) => {
    // A number below a thousand is usually a house number.
    const pounds = amount(word)
    return pounds !== null && pounds >= 1000 ? pounds : null
  })
  return { patterns: searchPatterns(q), prices }
}

/**
 * A PostgREST filter that requires every word in a title, area, slug, reference, street or postcode, or as the price;
 * null without words.
 */
export function searchFilter(q: string): string | null {
  const { patterns, prices } = searchWords(q)
  const conditions = patterns.map((pattern, index) => {
    const price = prices[index] === null ? [] : [`price.eq.${prices[index]}`]
    return `or(${[...searched.map((column) => `${column}.ilike.${pattern}`), ...price].join()})`
  })
  return conditions.length > 0 ? `and(${conditions.join()})` : null
}
