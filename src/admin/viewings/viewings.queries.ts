import { likePatterns, postgresArray } from '../../domain/enquiry/search-text'
import { readDiary } from '../query/diary.queries'
import type { FeedbackChoice } from '../../domain/viewing/feedback'
import { parseViewings, type Viewing } from '../../domain/viewing/viewing'
import type { Database } from '../../lib/database.types'
import { supabase } from '../../lib/http/supabase'
import { dayMs } from '../../lib/time/day-ms'
import { request, requestChange, requestInsert, requestRows } from '../query/request'
import { refusal } from '../query/request-error'
import { parseEnquiries } from '../../domain/enquiry/enquiry'
import {
  type BookableEnquiry,
  isSameViewing,
  recordedAddressText,
  type RecentEnquiry,
  rowOf,
  type ViewingValues,
} from './viewing-values'

const columns = `id,starts_at,minutes,kind,appointment,meeting_place,host,note,state,sequence,attendee_id,property_id,
  feedback,feedback_note,by_visitor`
const viewings = () => supabase().from('viewings')
const access = { action: 'change viewings' }

type Key = Pick<BookableEnquiry, 'kind' | 'id'>

/** The viewings of an enquiry, earliest first. */
export const viewingsOf = async ({ kind, id }: Key) =>
  parseViewings(
    await requestRows(viewings().select(columns).eq('enquiry_kind', kind).eq('enquiry_id', id).order('starts_at')),
  )

/** A listing with the address of its private record, empty if none is recorded; null if it has been deleted. */
export async function readShownListing(id: string) {
  const record = supabase().from('listing_records').select('address_line,postcode').eq('property_id', id)
  const [[row], recorded] = await Promise.all([
    requestRows(supabase().from('properties').select('title,area,latitude,longitude').eq('id', id).limit(1)),
    request(record.maybeSingle()),
  ])
  return row
    ? { ...row, title: row.title ?? '', area: row.area ?? '', address: recorded ? recordedAddressText(recorded) : '' }
    : null
}
export type ShownListing = NonNullable<Awaited<ReturnType<typeof readShownListing>>>

const enquiryColumns = 'kind,id,created_at,type,name,email,about,details,assigned_to'

/** What a viewing needs of its enquiry; null if that has been erased. */
export async function readBookableEnquiry({ kind, id }: Key): Promise<RecentEnquiry | null> {
  const rows = supabase().from('enquiries').select(enquiryColumns).eq('kind', kind).eq('id', id).limit(1)
  return parseEnquiries(await requestRows(rows))[0] ?? null
}

/** The newest enquiries that contain every word; the newest of all without one. */
export async function searchEnquiries(query: string): Promise<RecentEnquiry[]> {
  const patterns = likePatterns(query)
  let rows = supabase().from('enquiries').select(enquiryColumns)
  if (patterns.length > 0) rows = rows.filter('search', 'like(all)', postgresArray(patterns))
  const newest = rows.order('created_at', { ascending: false }).limit(12)
  return parseEnquiries(await requestRows(newest))
}

/** The appointments that may clash with one on a day, by its noon: those of the day and of the nights beside it. */
export const appointmentsAround = (noon: Date) =>
  readDiary(new Date(noon.getTime() - dayMs), new Date(noon.getTime() + dayMs))

/** A viewing that was there before. Refused if it went with its enquiry. */
async function storedViewing(id: string): Promise<Viewing> {
  const [stored] = parseViewings(await requestRows(viewings().select(columns).eq('id', id)))
  if (!stored) throw refusal('This enquiry has been erased.', 'enquiry-erased')
  return stored
}

/** The result of a change: the stored viewing, or a conflict with a colleague's version, without a write. */
export interface SavedViewing {
  stored: Viewing
  conflict: boolean
}

/** Updates a viewing of a known version. `done` checks whether the stored state is already the requested one. */
async function write(
  { id, sequence }: ViewingVersion,
  changes: Database['public']['Tables']['viewings']['Update'],
  done: (stored: Viewing) => boolean,
): Promise<SavedViewing> {
  const next = viewings()
    .update({ ...changes, sequence: sequence + 1 })
    .eq('id', id)
    .eq('sequence', sequence)
  const row = await requestChange(next.select(columns), access)
  const [written] = parseViewings(row ? [row] : [])
  if (written) return { stored: written, conflict: false }
  const stored = await storedViewing(id)
  if (stored.sequence === sequence) throw refusal('The viewing was not changed.')
  return { stored, conflict: !done(stored) }
}

/** A viewing, and the version of it that was shown. */
export type ViewingVersion = Pick<Viewing, 'id' | 'sequence'>

/** Changes a viewing, unless a colleague has changed it. Saving the time that a visitor chose confirms it. */
export const changeViewing = (version: ViewingVersion, values: ViewingValues) =>
  write(version, { ...rowOf(values), state: 'booked' }, (stored) => isSameViewing(stored, values))

/** Cancels a viewing, unless a colleague has changed it. */
export const cancelViewing = (version: ViewingVersion) =>
  write(version, { state: 'cancelled' }, ({ state }) => state === 'cancelled')

/**
 * Records whether an appointment took place that a visitor chose and nobody confirmed. Its place is the listing's
 * address, if that is recorded.
 */
export async function recordOutcome({ viewing, tookPlace }: { viewing: Viewing; tookPlace: boolean }) {
  if (!tookPlace) return cancelViewing(viewing)
  const meeting_place = viewing.meetingPlace || (viewing.kind === 'video' ? '' : await addressOf(viewing))
  return write(viewing, { state: 'booked', meeting_place }, ({ state }) => state === 'booked')
}
const addressOf = async ({ listingId }: Viewing) => (listingId && (await readShownListing(listingId))?.address) || ''

/** Records what the visitor thought, unless a colleague has changed the viewing. */
export const giveFeedback = ({ feedback, note, ...version }: Feedback) =>
  write(
    version,
    { feedback, feedback_note: note },
    (stored) => stored.feedback === feedback && stored.feedbackNote === note,
  )
type Feedback = ViewingVersion & { feedback: FeedbackChoice; note: string }

/**
 * Books a viewing.
 * @param version its id was created when the form opened, so that a retry after a lost response cannot book twice
 */
export async function bookViewing(
  { kind, id: enquiry }: Key,
  version: ViewingVersion,
  values: ViewingValues,
): Promise<SavedViewing> {
  const { appointment, listing } = values
  const row = { id: version.id, enquiry_kind: kind, enquiry_id: enquiry, appointment, property_id: listing || null }
  await requestInsert(viewings().insert({ ...row, ...rowOf(values) }), access)
  const stored = await storedViewing(version.id)
  return isSameViewing(stored, values) ? { stored, conflict: false } : changeViewing(version, values)
}
