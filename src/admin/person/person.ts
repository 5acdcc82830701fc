import * as v from 'valibot'
import { codedDetails } from '../../domain/enquiry/coded-details'
import { enquiryKey, findValue, kindLabel, kinds } from '../../domain/enquiry/enquiry-labels'
import { feedbackLabel } from '../../domain/viewing/feedback'
import { viewingKinds } from '../../domain/viewing/viewing'
import { formatDay } from '../../lib/time/format-day'
import { toText } from '../../lib/format/to-text'
import { paths } from '../../paths'
import { columnLabel, labelledLines, rowLines, timeText } from './stored-text'

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
  invitations: rows,
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
      ...labelledLines({ 'Staff’s note': followup['note'] }),
    ],
    href: paths.adminEnquiry(enquiryKey({ kind, id: toText(row['id']) })),
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
      ...labelledLines({ Notes: row['notes'] }),
    ],
    href: paths.adminProperty(toText(row['property_id'])),
    retentionReason: '',
  }
}

function viewingItem(row: Row): PersonItem {
  const appointment = row['appointment'] === 'valuation' ? 'valuation' : 'viewing'
  const lines = labelledLines({
    Type: findValue(viewingKinds, row['kind']) && codedDetails.viewing_kind.format(row['kind']),
    Home: row['title'],
    'Meeting place': row['meeting_place'],
    'Who meets them': row['host'],
    Note: row['note'],
    Feedback: feedbackLabel(toText(row['feedback']), appointment),
    'Feedback note': row['feedback_note'],
    State: stateNames[toText(row['state'])],
  })
  return plain(timeText(row['starts_at']), lines)
}

const plain = (title: string, lines: string[], retentionReason = ''): PersonItem => ({ title, lines, retentionReason })

/** A text about somebody else's enquiry. Only the address, the number and the names are removed from it. */
const mention = (title: string, row: Row, lines: string[]): PersonItem => ({
  ...plain(title, lines),
  href: paths.adminEnquiry(enquiryKey({ kind: toText(row['kind']), id: toText(row['enquiry_id']) })),
})
const texts = (value: unknown) => (Array.isArray(value) ? value.flatMap((Text) => labelledLines({ Text })) : [])

const section = (title: string, items: readonly Row[], item: (row: Row) => PersonItem): PersonSection => ({
  title,
  items: items.map(item),
})

/** The sections of the report, without empty ones. */
export const personSections = (data: PersonData): PersonSection[] =>
  [
    section('Enquiries', data.enquiries, enquiryItem),
    section('Viewings and visits', data.viewings, viewingItem),
    section('Replies of staff', data.replies, (row) =>
      plain(timeText(row['created_at']), labelledLines({ Text: row['body'] })),
    ),
    section('Homes that staff sent', data.sent_homes, (row) =>
      plain(timeText(row['sent_at']), labelledLines({ Home: row['title'] })),
    ),
    section('No homes by email', data.home_refusals, (row) =>
      plain(`Since ${timeText(row['refused_at'])}`, [], 'It stays as a code, so that we send none later.'),
    ),
    section('Emails', data.emails, (row) =>
      plain(`${columnLabel(toText(row['kind']))}, ${timeText(row['created_at'])}`, [
        `To: ${toText(row['recipient']) || 'staff'}`,
        ...labelledLines({ State: columnLabel(toText(row['state'])) }),
      ]),
    ),
    section('Email alerts', data.alerts, (row) =>
      plain(
        `Since ${timeText(row['created_at'])}`,
        labelledLines({ State: columnLabel(toText(row['state'])), Search: row['address'] }),
      ),
    ),
    section('Owner’s contact and notes of homes', data.listings, listingItem),
    section('Staff’s notes about other enquiries', data.notes, (row) =>
      mention('A note that mentions this person', row, labelledLines({ Note: row['note'] })),
    ),
    section('Mentions in other people’s viewings', data.viewing_notes, (row) =>
      mention(timeText(row['starts_at']), row, texts(row['texts'])),
    ),
    section('Mentions in replies to other people', data.other_replies, (row) =>
      mention(timeText(row['created_at']), row, labelledLines({ Text: row['body'] })),
    ),
    section('History', data.history, (row) =>
      plain(
        `${columnLabel(toText(row['thing']))} ${toText(row['action'])}, ${timeText(row['happened_at'])}`,
        labelledLines({ By: row['actor_name'] }),
        'The entry stays without the text: it says who changed what, and when.',
      ),
    ),
    section('The same name in notes of homes', data.same_name, (row) => ({
      ...plain(listingTitle(row), [], 'It may be somebody else. Open the listing and decide.'),
      href: paths.adminProperty(toText(row['property_id'])),
    })),
    section('Invitation to the staff', data.invitations, (row) =>
      plain(toText(row['name']), labelledLines({ Email: row['email'] }), 'Withdraw it under Staff.'),
    ),
    section('Staff account', data.staff, (row) =>
      plain(toText(row['name']), labelledLines({ Email: row['email'] }), 'An account is removed under Staff.'),
    ),
  ].filter(({ items }) => items.length > 0)
