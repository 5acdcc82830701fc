import * as v from 'valibot'
import { codedDetails } from '../../domain/enquiry/coded-details'
import { enquiryKey, findValue, kindLabel, kinds } from '../../domain/enquiry/enquiry-labels'
import { feedbackLabel } from '../../domain/viewing/feedback'
import { viewingKinds } from '../../domain/viewing/viewing'
import { formatDay } from '../../lib/time/format-day'
import { toText } from '../../lib/format/to-text'
import { paths } from '../../paths'
import { columnLabel, labelledLine, rowLines, timeText } from './stored-text'

// Everything about one person, in words. Pure.

type Row = Record<string, unknown>
const rows = v.optional(v.array(v.record(v.string(), v.unknown())), [])
const schema = v.object({
  enquiries: rows,
  viewings: rows,
  replies: rows,
  sent_homes: rows,
  emails: rows,
  alerts: rows,
  listings: rows,
  same_name: rows,
  notes: rows,
  viewing_notes: rows,
  other_replies: rows,
  history: rows,
  home_refusals: rows,
  staff: rows,
  names: v.optional(v.array(v.string()), []),
})
/** The response of `person_data`. */
export type PersonData = v.InferOutput<typeof schema>

/** Parses the response; null if it has another shape. */
export function parsePerson(data: unknown): PersonData | null {
  const { success, output } = v.safeParse(schema, data)
  return success ? output : null
}

/** One record about the person. */
export interface PersonItem {
  title: string
  lines: string[]
  /** Where staff can see it. */
  href?: string
  /** Why it is retained when the person is erased; empty if it is erased. */
  retentionReason: string
}
export interface PersonSection {
  title: string
  items: PersonItem[]
}

const stateNames: Record<string, string> = { requested: 'Not confirmed yet', booked: 'Booked', cancelled: 'Cancelled' }

const labelsOfAdded = { message: 'Staff wrote down', comments: 'Staff wrote down' }

function enquiryItem(row: Row): PersonItem {
  const kind = findValue(kinds, row['kind']) ?? 'message'
  const details = (row['details'] ?? {}) as Row
  const followup = (row['followup'] ?? {}) as Row
  const isAdded = 'channel' in ((details['source'] ?? {}) as Row)
  const until = toText(followup['keep_until'])
  return {
    title: `${kindLabel({ kind, type: toText(details['type']) })}, ${timeText(row['created_at'])}`,
    lines: [
      ...rowLines(details, ['type'], isAdded ? labelsOfAdded : {}),
      ...labelledLine('Staff’s note', followup['note']),
    ],
    href: `${paths.adminEnquiries}?open=${enquiryKey({ kind, id: toText(row['id']) })}`,
    retentionReason:
      row['stays'] === true
        ? `Kept until ${formatDay(until)}: ${toText(followup['keep_reason'])}. Its viewings, replies and emails too.`
        : '',
  }
}

const listingTitle = (row: Row) => [toText(row['title']), toText(row['reference'])].filter(Boolean).join(', ')

function listingItem(row: Row): PersonItem {
  const owner = (row['owner'] ?? {}) as Row
  return {
    title: listingTitle(row) || 'Untitled listing',
    lines: [
      ...(row['is_owner'] === true
        ? [
            `Owner: ${['name', 'email', 'phone']
              .map((key) => toText(owner[key]))
              .filter(Boolean)
              .join(', ')}`,
          ]
        : []),
      ...labelledLine('Notes', row['notes']),
    ],
    href: paths.adminProperty(toText(row['property_id'])),
    retentionReason: '',
  }
}

const plain = (title: string, lines: string[], retentionReason = ''): PersonItem => ({ title, lines, retentionReason })

/** A text about somebody else's enquiry. Only the address, the number and the names are removed from it. */
const mention = (title: string, row: Row, lines: string[]): PersonItem => ({
  ...plain(title, lines),
  href: `${paths.adminEnquiries}?open=${toText(row['kind'])}:${toText(row['enquiry_id'])}`,
})
const texts = (value: unknown) => (Array.isArray(value) ? value.flatMap((text) => labelledLine('Text', text)) : [])

/** The sections of the report, without empty ones. */
export const personSections = (data: PersonData): PersonSection[] =>
  [
    { title: 'Enquiries', items: data.enquiries.map(enquiryItem) },
    {
      title: 'Viewings and visits',
      items: data.viewings.map((row) =>
        plain(timeText(row['starts_at']), [
          ...labelledLine(
            'Type',
            findValue(viewingKinds, row['kind']) && codedDetails.viewing_kind.format(row['kind']),
          ),
          ...labelledLine('Home', row['title']),
          ...labelledLine('Meeting place', row['meeting_place']),
          ...labelledLine('Who meets them', row['host']),
          ...labelledLine('Note', row['note']),
          ...labelledLine(
            'Feedback',
            feedbackLabel(toText(row['feedback']), row['appointment'] === 'valuation' ? 'valuation' : 'viewing'),
          ),
          ...labelledLine('Feedback note', row['feedback_note']),
          ...labelledLine('State', stateNames[toText(row['state'])]),
        ]),
      ),
    },
    {
      title: 'Replies of staff',
      items: data.replies.map((row) => plain(timeText(row['created_at']), labelledLine('Text', row['body']))),
    },
    {
      title: 'Homes that staff sent',
      items: data.sent_homes.map((row) => plain(timeText(row['sent_at']), labelledLine('Home', row['title']))),
    },
    {
      title: 'No homes by email',
      items: data.home_refusals.map((row) =>
        plain(`Since ${timeText(row['refused_at'])}`, [], 'It stays as a code, so that we send none later.'),
      ),
    },
    {
      title: 'Emails',
      items: data.emails.map((row) =>
        plain(`${columnLabel(toText(row['kind']))}, ${timeText(row['created_at'])}`, [
          `To: ${toText(row['recipient']) || 'staff'}`,
          ...labelledLine('State', columnLabel(toText(row['state']))),
        ]),
      ),
    },
    {
      title: 'Email alerts',
      items: data.alerts.map((row) =>
        plain(`Since ${timeText(row['created_at'])}`, [
          ...labelledLine('State', columnLabel(toText(row['state']))),
          ...labelledLine('Search', row['address']),
        ]),
      ),
    },
    { title: 'Owner’s contact and notes of homes', items: data.listings.map(listingItem) },
    {
      title: 'Staff’s notes about other enquiries',
      items: data.notes.map((row) =>
        mention('A note that mentions this person', row, labelledLine('Note', row['note'])),
      ),
    },
    {
      title: 'Mentions in other people’s viewings',
      items: data.viewing_notes.map((row) => mention(timeText(row['starts_at']), row, texts(row['texts']))),
    },
    {
      title: 'Mentions in replies to other people',
      items: data.other_replies.map((row) =>
        mention(timeText(row['created_at']), row, labelledLine('Text', row['body'])),
      ),
    },
    {
      title: 'History',
      items: data.history.map((row) =>
        plain(
          `${columnLabel(toText(row['thing']))} ${toText(row['action'])}, ${timeText(row['happened_at'])}`,
          labelledLine('By', row['actor_name']),
          'The entry stays without the text: it says who changed what, and when.',
        ),
      ),
    },
    {
      title: 'The same name in notes of homes',
      items: data.same_name.map((row) => ({
        ...plain(listingTitle(row), [], 'It may be somebody else. Open the listing and decide.'),
        href: paths.adminProperty(toText(row['property_id'])),
      })),
    },
    {
      title: 'Staff account',
      items: data.staff.map((row) =>
        plain(toText(row['name']), [...labelledLine('Email', row['email'])], 'An account is removed under Staff.'),
      ),
    },
  ].filter(({ items }) => items.length > 0)
