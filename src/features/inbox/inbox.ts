import { tidyLine } from '../../lib/answers'

// What visitors sent, of all four kinds, as one list: its words, its rows, and the filters that stand in the address. Pure.

/** The kinds as view `enquiries` names them, with the words of the filter. */
export const kinds = [
  { value: 'inquiry', label: 'Homes' },
  { value: 'booking', label: 'Valuation calls' },
  { value: 'request', label: 'Valuation requests' },
  { value: 'message', label: 'Messages' },
] as const
export type Kind = (typeof kinds)[number]['value']

/** How far the agency has come with an enquiry, in order. */
export const states = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'viewing_booked', label: 'Viewing booked' },
  { value: 'closed', label: 'Closed' },
] as const
export type State = (typeof states)[number]['value']

const number = new Intl.NumberFormat('en-GB')
/** `1 enquiry`, `1,200 enquiries`. */
export const countedEnquiries = (count: number, before = '') => `${number.format(count)} ${before}${count === 1 ? 'enquiry' : 'enquiries'}`

export const pageSize = 50
export const longestNote = 5000

/** One enquiry, whichever form it came through. */
export interface Enquiry {
  kind: Kind
  id: string
  /** As the backend wrote it: comparing with it loses no microsecond. */
  createdAt: string
  type: string
  name: string
  email: string
  phone: string
  /** The home's title, or where the property is. */
  about: string
  /** The address of the home asked about; null when it is gone, or none was meant. */
  slug: string | null
  message: string
  /** Every column of its own table. */
  details: Record<string, unknown>
  state: State
  note: string
  emailKey: string
  phoneKey: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const known = <T extends string>(list: readonly { value: T }[], value: unknown): T | undefined => list.find((each) => each.value === value)?.value

/** Rows of view `enquiries` as enquiries; one whose kind nobody knows is left out. */
export const parsed = (rows: Record<string, unknown>[]): Enquiry[] =>
  rows.flatMap((row) => {
    const kind = known(kinds, row['kind'])
    if (!kind || typeof row['id'] !== 'string') return []
    return [{
      kind,
      id: row['id'],
      createdAt: text(row['created_at']),
      type: text(row['type']),
      name: text(row['name']),
      email: text(row['email']),
      phone: text(row['phone']),
      about: text(row['about']),
      slug: text(row['home_slug']) || null,
      message: text(row['message']),
      details: (row['details'] ?? {}) as Record<string, unknown>,
      state: known(states, row['state']) ?? 'new',
      note: text(row['note']),
      emailKey: text(row['email_key']),
      phoneKey: text(row['phone_key']),
    }]
  })

/** The name of an enquiry in the address and in lists. */
export const keyOf = ({ kind, id }: Pick<Enquiry, 'kind' | 'id'>) => `${kind}:${id}`

/** A key taken apart; null for what is none. */
export function fromKey(key: string): { kind: Kind; id: string } | null {
  const [, name, id] = /^([a-z]+):([0-9a-f-]{36})$/.exec(key) ?? []
  const kind = known(kinds, name)
  return kind && id ? { kind, id } : null
}

/** What the list's rows and the detail's top line call it. */
export const shortKind = ({ kind, type }: Pick<Enquiry, 'kind' | 'type'>) =>
  kind === 'inquiry' ? (type === 'rent' ? 'To rent' : 'To buy') : kind === 'message' ? 'Message' : 'Valuation'

export const stateLabel = (state: State) => states.find(({ value }) => value === state)!.label

/** What is asked of the list; an empty text asks for all. */
export interface Filters {
  kind: Kind | ''
  state: State | ''
  q: string
  /** From 1. */
  page: number
}
export const noFilters: Filters = { kind: '', state: '', q: '', page: 1 }
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

/** One line of `enquiry_tally`: how many of a kind in a state, and when the oldest of them came. */
export interface Tally {
  kind: Kind
  state: State
  enquiries: number
  oldest: string
}

/** How many there are of a kind in a state; an empty text counts all. */
export const counting = (tally: Tally[], kind: Kind | '', state: State | '') =>
  tally.reduce((sum, line) => (kind && line.kind !== kind) || (state && line.state !== state) ? sum : sum + line.enquiries, 0)

/** When the enquiry came that has waited longest for somebody; null when none waits. */
export const longestWaiting = (tally: Tally[]) =>
  tally.filter(({ state }) => state === 'new').map(({ oldest }) => oldest).sort()[0] ?? null
