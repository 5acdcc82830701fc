import { amount } from '../../../lib/format/parse-amount'
import { tidyLine } from '../../../lib/form/normalise'
import { isStatus, type ListingType, type Status } from '../../../domain/listing/listing-status'

/** Homes on one page of the list. */
export const pageSize = 24

export const sorts = {
  newest: { label: 'Newest first', column: 'created_at', ascending: false },
  title: { label: 'Title, A to Z', column: 'title', ascending: true },
  price: { label: 'Price, highest first', column: 'price', ascending: false },
  cheapest: { label: 'Price, lowest first', column: 'price', ascending: true },
  area: { label: 'Area, A to Z', column: 'area', ascending: true },
} as const
export type Sort = keyof typeof sorts

/** What the list shows; the address says it, so that it can be kept, sent and gone back to. */
export interface ListState {
  type: ListingType | null
  q: string
  status: Status | null
  sort: Sort
  page: number
}

export const everything: ListState = { type: null, q: '', status: null, sort: 'newest', page: 1 }

/** The state an address names; what it does not name, or names wrongly, is as usual. */
export function readState(search: string): ListState {
  const asked = new URLSearchParams(search)
  const [type, status, sort, page] = [
    asked.get('type'),
    asked.get('status'),
    asked.get('sort') ?? '',
    Number(asked.get('page')),
  ]
  return {
    type: type === 'sale' || type === 'rent' ? type : null,
    q: (asked.get('q') ?? '').slice(0, 100),
    status: isStatus(status) ? status : null,
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'newest',
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
  }
}

/** `?type=rent&q=camden`, or nothing for the whole list. */
export function stateSearch({ type, q, status, sort, page }: ListState): string {
  const said = {
    type,
    q: q.trim(),
    status,
    sort: sort === 'newest' ? null : sort,
    page: page > 1 ? String(page) : null,
  }
  const search = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return search && `?${search}`
}

/**
 * The words of a search as patterns of `ilike`: each must be found. What means something to the pattern is escaped;
 * what means something to the filter it stands in (a comma, a bracket, a quote, a star) stands for any one character.
 */
export const searchPatterns = (q: string) =>
  tidyLine(q)
    .slice(0, 100)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replace(/[,.:()"*]/g, '_')}%`)

/** Where the words of a search are looked for. */
const searched = ['title', 'area', 'slug', 'reference', 'outcode'] as const

/**
 * The PostgREST filter under which every word is found in a title, an area, an address, a reference or the first half
 * of a postcode, or is the price; null without words.
 */
export function searchFilter(q: string): string | null {
  const typed = tidyLine(q).slice(0, 100).split(' ').filter(Boolean)
  const words = searchPatterns(q).map((pattern, place) => {
    // Below a thousand a number is more often that of a house.
    const pounds = amount(typed[place] ?? '')
    const price = pounds !== null && pounds >= 1000 ? [`price.eq.${pounds}`] : []
    return `or(${[...searched.map((column) => `${column}.ilike.${pattern}`), ...price].join()})`
  })
  return words.length > 0 ? `and(${words.join()})` : null
}
