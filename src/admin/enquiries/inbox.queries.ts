import type { Database } from '../../lib/database.types'
import { runQuery } from '../../lib/http/admin-query'
import { $account } from '../../lib/http/admin-session'
import { errorKind } from '../../lib/http/database-error'
import { supabase } from '../../lib/http/supabase'
import { londonDay } from '../../lib/time/london-time'
import { request, requestChange, requestInsert, requestRows } from '../query/request'
import type { Access } from '../query/write-access'
import { refusal, unwrap } from '../query/request-error'
import { type FollowUpValues, mergeFollowUp, type SavedFollowUp } from './follow-up'
import { type Kind } from '../../domain/enquiry/enquiry-labels'
import { parseAssignee } from './assignees'
import { exportPages } from './export-pages'
import { type Enquiry, parseEnquiries, parsedTally, type Keep } from '../../domain/enquiry/enquiry'
import { type Filters, pageSize } from './inbox-url'
import { isSameKeep, lastOfMonth } from './retention'
import { postgresArray, likePatterns } from '../../domain/enquiry/search-text'
import { serverDate } from '../../lib/time/server-time'

// A single literal, so that the client's types can parse the columns.
const listColumns = `kind,id,created_at,type,department,name,email,phone,about,listing_slug,message,details,state,note,
  version,keep_until,keep_reason,erase_on,assigned_to,email_key,phone_key`

/** The last day of what falls due this month. */
const dueBy = () => lastOfMonth(londonDay(serverDate()))

const filterQuery = (
  { kind, state, department, due, assignee, listing, order, q }: Omit<Filters, 'page'>,
  options?: { count: 'exact' },
) => {
  let query = supabase().from('enquiries').select(listColumns, options)
  if (kind) query = query.eq('kind', kind)
  if (state === 'open') query = query.neq('state', 'closed')
  else if (state) query = query.eq('state', state)
  if (department) query = query.eq('department', department)
  if (due) query = query.lte('erase_on', dueBy())
  const assignedTo = parseAssignee(assignee, $account.get()?.id ?? '')
  if (assignedTo) query = query.eq('assigned_to', assignedTo)
  if (assignedTo === null) query = query.is('assigned_to', null)
  if (listing) query = query.eq('property_id', listing)
  // One filter for all words: the embedded backend applies only the last of several on one column.
  if (likePatterns(q).length > 0) query = query.filter('search', 'like(all)', postgresArray(likePatterns(q)))
  // Due enquiries are ordered by date, earliest first.
  if (due) query = query.order('erase_on')
  // The id breaks ties, so that pages do not overlap. Ascending order reads the same indexes backwards.
  const oldest = order === 'oldest'
  return query.order('created_at', { ascending: oldest }).order('id', { ascending: !oldest })
}

/** One page of the filtered list in order, after `from` rows, with the total. A page beyond the last is empty. */
export async function enquiriesPage(filters: Filters, from: number): Promise<{ enquiries: Enquiry[]; count: number }> {
  const result = await runQuery(filterQuery(filters, { count: 'exact' }).range(from, from + pageSize - 1))
  if (!result.ok && errorKind(result.failure) === 'past-end') return { enquiries: [], count: from }
  const { data, count } = unwrap(result)
  return { enquiries: parseEnquiries(data ?? []), count }
}

/** The first enquiries of the filtered list. */
export const enquiriesAtOnce = async (filters: Filters, limit: number) =>
  parseEnquiries(await requestRows(filterQuery(filters).limit(limit)))

/** Counts per kind, state, department and assignee, and of due ones, for a search, in total or for one listing. */
export async function enquiryTally({ q, listing }: Pick<Filters, 'q' | 'listing'>) {
  const filters = { patterns: likePatterns(q), due_by: dueBy(), ...(listing && { listing }) }
  return parsedTally(await requestRows(supabase().rpc('enquiry_tally', filters)))
}

/** One enquiry; null if it does not exist any more. */
export async function oneEnquiry(kind: Kind, id: string): Promise<Enquiry | null> {
  const row = await request(
    supabase().from('enquiries').select(listColumns).eq('kind', kind).eq('id', id).maybeSingle(),
  )
  return row && (parseEnquiries([row])[0] ?? null)
}

const quoteValue = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** Other enquiries with the same email or phone, newest first; at most a hundred. */
export async function enquiriesOfSamePerson({ id, emailKey, phoneKey }: Enquiry) {
  // Fewer digits are no valid number and may be shared by many.
  const conditions = [
    ...(emailKey ? [`email_key.eq.${quoteValue(emailKey)}`] : []),
    ...(phoneKey.length >= 7 ? [`phone_key.eq.${quoteValue(phoneKey)}`] : []),
  ]
  if (conditions.length === 0) return []
  const rows = await requestRows(
    supabase()
      .from('enquiries')
      .select(listColumns)
      .or(conditions.join(','))
      .order('created_at', { ascending: false })
      .limit(100),
  )
  return parseEnquiries(rows).filter((other) => other.id !== id)
}

/** Updates a follow-up of a known version. False if somebody else changed it since. */
async function writeFollowUp(
  { kind, id }: Enquiry,
  version: number,
  changes: Database['public']['Tables']['enquiry_followups']['Update'],
  by: Access['by'] = 'editors',
): Promise<boolean> {
  const access = { action: 'change enquiries', by } as const
  const followUps = supabase().from('enquiry_followups')
  if (version === 0) return requestInsert(followUps.insert({ kind, enquiry_id: id, ...changes }), access)
  const next = followUps
    .update({ ...changes, version: version + 1 })
    .eq('kind', kind)
    .eq('enquiry_id', id)
    .eq('version', version)
  return (await requestChange(next.select('version'), access)) !== null
}

/** One enquiry that was there before. Refused if it was erased. */
async function storedEnquiry({ kind, id }: Enquiry): Promise<Enquiry> {
  const stored = await oneEnquiry(kind, id)
  if (!stored) throw refusal('This enquiry has been erased.', 'enquiry-erased')
  return stored
}

const concurrentChanges = () => refusal('Somebody else keeps changing this follow-up.')
/** Each retry handles one concurrent write. */
const maxRetries = 5

/** Saves a follow-up: only changes since `base`, merged with a colleague's. Refused if the enquiry was erased. */
export async function saveFollowUp(
  enquiry: Enquiry,
  base: FollowUpValues,
  mine: FollowUpValues,
): Promise<SavedFollowUp> {
  let stored = enquiry
  for (let n = 0; n < maxRetries; n++) {
    const { row, conflicts } = mergeFollowUp(base, mine, stored)
    const changes: Parameters<typeof writeFollowUp>[2] = {}
    if (row.state !== stored.state) changes.state = row.state
    if (row.note !== stored.note) changes.note = row.note
    if (row.assignedTo !== stored.assignedTo) changes.assigned_to = row.assignedTo || null
    if (Object.keys(changes).length === 0) return { ...row, version: stored.version, conflicts }
    const isWritten = await writeFollowUp(enquiry, stored.version, changes)
    if (isWritten) return { ...row, version: stored.version + 1, conflicts }
    stored = await storedEnquiry(enquiry)
  }
  throw concurrentChanges()
}

/**
 * Extends an enquiry's retention, or ends the extension. A colleague's concurrent note or status stays; after a
 * concurrent change of the retention, nothing is written. Returns the stored enquiry.
 */
export async function saveKeep(enquiry: Enquiry, keep: Keep | null) {
  let { version } = enquiry
  for (let n = 0; n < maxRetries; n++) {
    const changes = { keep_until: keep?.until ?? null, keep_reason: keep?.reason ?? null }
    const isWritten = await writeFollowUp(enquiry, version, changes, 'administrators')
    const stored = await storedEnquiry(enquiry)
    if (isWritten || isSameKeep(stored.keep, keep)) return { stored, conflict: false }
    if (!isSameKeep(stored.keep, enquiry.keep)) return { stored, conflict: true }
    version = stored.version
  }
  throw concurrentChanges()
}

/** Erases enquiries in one transaction. Returns their number. */
export const deleteEnquiries = async (enquiries: readonly Pick<Enquiry, 'kind' | 'id'>[]) =>
  (await request(supabase().rpc('erase_enquiries', { which: enquiries.map(({ kind, id }) => ({ kind, id })) }))) ?? 0

/** All filtered enquiries in order, page by page. */
export const exportEnquiries = (filters: Filters) =>
  exportPages(
    async ({ since, from, size }) => {
      const query = filterQuery(filters).range(from, from + size - 1)
      const rest = since ? query[filters.order === 'oldest' ? 'gte' : 'lte']('created_at', since) : query
      return parseEnquiries(await requestRows(rest))
    },
    // Enquiries due for erasure are in the order of that day.
    !filters.due,
  )
