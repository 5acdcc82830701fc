import { failed, mapped, type Result, success } from '../../lib/result'
import { answered } from '../../lib/rest'
import { supabase } from '../../lib/supabase'
import { type Enquiry, type Kind, parsed, type State, type Tally } from './inbox'
import { type Filters, inArray, pageSize, patterns } from './place'

type Row = Record<string, unknown>
interface Answer<T> {
  data: T | null
  error: { message: string } | null
  status: number
  count?: number | null
}

const shown = 'kind,id,created_at,type,name,email,phone,about,home_slug,message,details,state,note,email_key,phone_key'
// Hosted Supabase answers at most this many rows at a time.
const range = 1000

/** Awaits a query of the administrator's. Without a session it is refused, where the backend would show an empty list. */
async function asked<T>(query: PromiseLike<Answer<T>>): Promise<Result<{ data: T | null; count: number }>> {
  const { data } = await supabase().auth.getSession()
  if (!data.session) return failed('refused', 'The session is over.')
  let count = 0
  const result = await answered(query.then((answer) => {
    count = answer.count ?? 0
    return answer
  }))
  return mapped(result, (data) => ({ data, count }))
}

/** A read that got no answer is tried once more: a connection that lay idle is often gone at the first try. */
async function read<T>(query: PromiseLike<Answer<T>>) {
  const first = await asked(query)
  if (first.ok || first.failure.kind === 'refused') return first
  await new Promise((resolve) => setTimeout(resolve, 800))
  return asked(query)
}

const filtered = ({ kind, state, q }: Pick<Filters, 'kind' | 'state' | 'q'>, options?: { count: 'exact' }) => {
  let query = supabase().from('enquiries').select(shown, options)
  if (kind) query = query.eq('kind', kind)
  if (state) query = query.eq('state', state)
  // One filter for all the words: the embedded backend heeds only the last of several on one column.
  if (patterns(q).length > 0) query = query.filter('search', 'like(all)', inArray(patterns(q)))
  // The id breaks ties, so that no two pages overlap.
  return query.order('created_at', { ascending: false }).order('id')
}

/** One page of what the filters leave, newest first, and how many there are in all. A page past the last is empty. */
export async function enquiriesPage(filters: Filters): Promise<Result<{ enquiries: Enquiry[]; count: number }>> {
  const from = (filters.page - 1) * pageSize
  const result = await read<Row[]>(filtered(filters, { count: 'exact' }).range(from, from + pageSize - 1))
  if (!result.ok && /range not satisfiable/i.test(result.failure.message)) return success({ enquiries: [], count: from })
  return mapped(result, ({ data, count }) => ({ enquiries: parsed(data ?? []), count }))
}

/** How many there are of each kind in each state, among those that hold the words. */
export const enquiryTally = async (q: string): Promise<Result<Tally[]>> =>
  mapped(await read<Tally[]>(supabase().rpc('enquiry_tally', { patterns: patterns(q) })), ({ data }) => data ?? [])

/** When the newest enquiry of all came, in the backend's own writing; an empty text where there is none. */
export const newestMoment = async (): Promise<Result<string>> =>
  mapped(await read<Row[]>(supabase().from('enquiries').select('created_at').order('created_at', { ascending: false }).limit(1)), ({ data }) => String(data?.[0]?.['created_at'] ?? ''))

/** How many came after a moment. */
export async function countNewer(moment: string): Promise<Result<number>> {
  const all = supabase().from('enquiries').select('id', { count: 'exact', head: true })
  return mapped(await asked(moment ? all.gt('created_at', moment) : all), ({ count }) => count)
}

/** One enquiry; null where it is not there, or not there any more. */
export const oneEnquiry = async (kind: Kind, id: string): Promise<Result<Enquiry | null>> =>
  mapped(await read<Row>(supabase().from('enquiries').select(shown).eq('kind', kind).eq('id', id).maybeSingle()), ({ data }) => (data ? (parsed([data])[0] ?? null) : null))

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** What else came from the same address or the same telephone, newest first; at most a hundred. */
export async function othersOf({ id, emailKey, phoneKey }: Enquiry): Promise<Result<Enquiry[]>> {
  // Fewer digits than these are no number, and many may share them.
  const same = [`email_key.eq.${quoted(emailKey)}`, ...(phoneKey.length >= 7 ? [`phone_key.eq.${quoted(phoneKey)}`] : [])]
  const result = await read<Row[]>(supabase().from('enquiries').select(shown).or(same.join(',')).order('created_at', { ascending: false }).limit(100))
  return mapped(result, ({ data }) => parsed(data ?? []).filter((other) => other.id !== id))
}

/** Writes what was done about an enquiry. Refused where it has been erased meanwhile. */
export const saveFollowUp = async ({ kind, id }: Enquiry, state: State, note: string) =>
  asked(supabase().from('enquiry_followups').upsert({ kind, enquiry_id: id, state, note }, { onConflict: 'kind,enquiry_id' }))

/** Erases enquiries, all or none of them. Says how many there were. */
export const erase = async (enquiries: Pick<Enquiry, 'kind' | 'id'>[]): Promise<Result<number>> =>
  mapped(await asked<number>(supabase().rpc('erase_enquiries', { which: enquiries.map(({ kind, id }) => ({ kind, id })) })), ({ data }) => data ?? 0)

/**
 * Everything that the filters leave, in ranges, newest first. One that arrives meanwhile moves the others: none comes twice.
 * @param onRange called after each range with how many are here so far
 */
export async function everyEnquiry(filters: Filters, onRange: (so: number) => void): Promise<Result<Enquiry[]>> {
  const found = new Map<string, Enquiry>()
  for (let from = 0; ; from += range) {
    const result = await read<Row[]>(filtered(filters).range(from, from + range - 1))
    if (!result.ok) return result
    const rows = result.value.data ?? []
    for (const enquiry of parsed(rows)) found.set(enquiry.id, enquiry)
    onRange(found.size)
    if (rows.length < range) return success([...found.values()])
  }
}
