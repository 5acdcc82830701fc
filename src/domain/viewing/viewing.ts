import * as v from 'valibot'
import type { Database } from '../../lib/database.types'
import { londonWallTime } from '../../lib/time/london-time'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { findValue, kinds } from '../enquiry/enquiry-labels'
import { appointments, feedbackChoices } from './feedback'
import { meetingPlaceText } from './meeting-place'

// Viewings and valuation visits that staff book: rows, choices and texts. Pure.

export const viewingKinds = [
  { value: 'in_person', label: 'In person' },
  { value: 'video', label: 'By video' },
] as const

// `requested`: a visitor holds the time, and staff have not confirmed it.
const viewingStates = ['requested', 'booked', 'cancelled'] as const

const timestamp = v.pipe(v.string(), v.transform(parseTimestamp), v.date())
const orEmpty = v.nullish(v.string(), '')
const viewingRow = {
  id: v.string(),
  starts_at: timestamp,
  minutes: v.number(),
  kind: v.picklist(viewingKinds.map(({ value }) => value)),
  appointment: v.picklist(appointments.map(({ value }) => value)),
  state: v.picklist(viewingStates),
  sequence: v.number(),
  meeting_place: v.string(),
  host: v.string(),
  note: v.string(),
  attendee_id: orEmpty,
  property_id: orEmpty,
  feedback: orEmpty,
  feedback_note: v.string(),
  // The diary lacks it.
  by_visitor: v.optional(v.boolean(), false),
}
const diaryRow = {
  ...viewingRow,
  enquiry_kind: v.picklist(kinds.map(({ value }) => value)),
  enquiry_id: v.string(),
  name: v.string(),
  phone: v.string(),
  title: v.string(),
  slug: v.string(),
  area: v.string(),
  address_line: v.string(),
  postcode: v.string(),
  viewer_time_zone: v.string(),
  attendee: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
}

const toViewing = (row: v.InferOutput<v.ObjectSchema<typeof viewingRow, undefined>>) => ({
  id: row.id,
  startsAt: row.starts_at,
  minutes: row.minutes,
  kind: row.kind,
  appointment: row.appointment,
  state: row.state,
  /** Incremented with each change. */
  sequence: row.sequence,
  /** Empty for a viewing by video, or if none is recorded. */
  meetingPlace: row.meeting_place,
  /** The name of whoever meets the visitor. */
  host: row.host,
  note: row.note,
  /** The staff account that attends; empty if somebody else does. */
  attendeeId: row.attendee_id,
  /** The listing that is shown; empty for a valuation visit. */
  listingId: row.property_id,
  /** Empty if none is recorded. */
  feedback: findValue(feedbackChoices, row.feedback) ?? ('' as const),
  feedbackNote: row.feedback_note,
  /** Whether the visitor chose the time, in the request or by the link in an email. */
  byVisitor: row.by_visitor,
})
export type Viewing = ReturnType<typeof toViewing>

const toDiaryViewing = (row: v.InferOutput<v.ObjectSchema<typeof diaryRow, undefined>>) => ({
  ...toViewing(row),
  enquiryKind: row.enquiry_kind,
  enquiryId: row.enquiry_id,
  /** The visitor or owner. */
  name: row.name,
  phone: row.phone,
  /** The listing's title; empty for a valuation visit. */
  title: row.title,
  slug: row.slug,
  area: row.area,
  addressLine: row.address_line,
  postcode: row.postcode,
  /** The visitor's; may be empty. */
  timeZone: row.viewer_time_zone,
  /** The name of the account that attends. */
  attendee: row.attendee,
  latitude: row.latitude,
  longitude: row.longitude,
})
/** A viewing with its visitor and place. */
export type DiaryViewing = ReturnType<typeof toDiaryViewing>

/** Valid rows; invalid ones are skipped. */
const parseRows = <Row extends v.ObjectEntries, T>(
  entries: Row,
  convert: (row: v.InferOutput<v.ObjectSchema<Row, undefined>>) => T,
) => {
  const schema = v.object(entries)
  return (rows: readonly unknown[]): T[] =>
    rows.flatMap((row) => {
      const { success, output } = v.safeParse(schema, row)
      return success ? [convert(output)] : []
    })
}

type Row = Database['public']['Tables']['viewings']['Row']
export const parseViewings: (rows: readonly Partial<Row>[]) => Viewing[] = parseRows(viewingRow, toViewing)
export const parseDiary = parseRows(diaryRow, toDiaryViewing)

export const endOf = ({ startsAt, minutes }: Pick<Viewing, 'startsAt' | 'minutes'>) =>
  new Date(startsAt.getTime() + minutes * 60_000)

/** A London time of day: `10:30`. */
export const clockText = (moment: Date) => londonWallTime(moment).slice(11)

/** A viewing's time in London: `10:30 to 11:00`. */
export const spanText = (viewing: Pick<Viewing, 'startsAt' | 'minutes'>) =>
  `${clockText(viewing.startsAt)} to ${clockText(endOf(viewing))}`

/** Where the host must be: the agreed address, or for a viewing by video the listing's recorded one. */
export const placeText = (viewing: DiaryViewing) =>
  meetingPlaceText(viewing) || [viewing.addressLine, viewing.postcode || viewing.area].filter(Boolean).join(', ')

/** What an appointment is about: the listing's title, or `Valuation`. */
export const subjectText = ({ appointment, title }: Pick<DiaryViewing, 'appointment' | 'title'>) =>
  appointment === 'valuation' ? 'Valuation' : title || 'Viewing'

/** What staff can do about an appointment: change it until its start, and then record what came of it. */
export function nextStep({ state, startsAt }: Pick<Viewing, 'state' | 'startsAt'>, now: Date) {
  if (state === 'cancelled') return null
  if (startsAt > now) return 'change'
  return state === 'requested' ? 'outcome' : 'feedback'
}

/** What staff have still to record about an appointment; empty for nothing. */
export function openQuestion(viewing: Viewing, now: Date) {
  if (viewing.state === 'requested') return viewing.startsAt > now ? 'Confirm?' : 'Took place?'
  return viewing.state === 'booked' && viewing.feedback === '' && endOf(viewing) <= now ? 'Feedback?' : ''
}
