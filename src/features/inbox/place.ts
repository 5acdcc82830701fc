import { tidyLine } from '../../lib/answers'
import { fromKey, type Kind, kinds, known, type State, states } from './inbox'

// Where one is in the inbox, as the address says it, and its filters in the database's words. Pure.

/** What is asked of the list; an empty text asks for all. */
export interface Filters {
  kind: Kind | ''
  state: State | ''
  q: string
  /** From 1. */
  page: number
}
export const noFilters: Filters = { kind: '', state: '', q: '', page: 1 }
export const pageSize = 50

/** Where one is in the inbox. */
export interface Place extends Filters {
  /** The enquiry that is open, by its key. */
  open: string
}

/** The place that an address's query names. What does not fit is left out. */
export function fromSearch(search: string): Place {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page') ?? 1)
  return {
    kind: known(kinds, given.get('kind')) ?? '',
    state: known(states, given.get('state')) ?? '',
    q: (given.get('q') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    open: fromKey(given.get('open') ?? '') ? given.get('open')! : '',
  }
}

/** The query of a place, with only what differs from the plain list: `?state=new&page=2`, or nothing. */
export function toSearch({ kind, state, q, page, open }: Place): string {
  const named = Object.entries({ kind, state, q, page: page > 1 ? String(page) : '', open }).filter(([, value]) => value !== '')
  // A colon may stand in a query as it is, and is easier to read.
  return named.length > 0 ? `?${String(new URLSearchParams(named)).replaceAll('%3A', ':')}` : ''
}

/** Whether two places show the same list. */
export const sameList = (a: Filters, b: Filters) => a.kind === b.kind && a.state === b.state && a.q === b.q && a.page === b.page

/**
 * What the database looks for: each word anywhere in an enquiry's text, in small letters. `*` is a wildcard to the
 * backend, and cannot be told otherwise: any one character stands for it.
 */
export const patterns = (q: string) =>
  tidyLine(q).toLowerCase().split(' ').filter(Boolean).slice(0, 8).map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`)

/** Texts as one Postgres array, for a filter that asks for all of them. */
export const inArray = (texts: string[]) => `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join()}}`
