import * as v from 'valibot'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { enquiryKey, findValue, kindLabel, kinds } from '../../domain/enquiry/enquiry-labels'
import { formatDay } from '../../lib/time/format-day'
import { toText } from '../../lib/format/to-text'
import { paths } from '../../paths'

// Everything about one person, in words. Pure.

type Row = Record<string, unknown>
const rows = v.optional(v.array(v.record(v.string(), v.unknown())), [])
const schema = v.object({
  ...{ enquiries: rows, viewings: rows, replies: rows, sent_homes: rows, emails: rows, alerts: rows },
  ...{ listings: rows, same_name: rows, notes: rows, viewing_notes: rows, other_replies: rows, history: rows },
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

const timeText = (value: unknown) => (toText(value) ? formatLondonTime(toText(value)) : '')
const labelled = (label: string, value: unknown) => (toText(value) ? [`${label}: ${toText(value)}`] : [])
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:/
/** A stored value as people read it: days and times in words, an object as `page /rent, form contact`. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${key} ${inWords(part)}`)
      .join(', ')
  const text = toText(value)
  if (dayPattern.test(text)) return formatDay(text)
  return timestampPattern.test(text) ? formatLondonTime(text) : text
}
const hidden = ['id', 'created_at', 'property_id', 'honeypot', 'search_text']
const words = (column: string) => column.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** Every value of a row, as `Postcode: N1 2AA`. */
const values = (row: Row, without: readonly string[], names: Record<string, string>) =>
  Object.entries(row).flatMap(([column, value]) =>
    hidden.includes(column) || without.includes(column) || inWords(value) === ''
      ? []
      : column === 'locale'
        ? [`Language: ${value === 'zh' ? 'Chinese' : 'English'}`]
        : [`${names[column] ?? words(column)}: ${inWords(value)}`],
  )

const namesOfAdded = { message: 'Staff wrote down', comments: 'Staff wrote down' }

function enquiryItem(row: Row): PersonItem {
  const kind = findValue(kinds, row['kind']) ?? 'message'
  const details = (row['details'] ?? {}) as Row
  const followup = (row['followup'] ?? {}) as Row
  const isAdded = 'channel' in ((details['source'] ?? {}) as Row)
  const until = toText(followup['keep_until'])
  return {
    title: `${kindLabel({ kind, type: toText(details['type']) })}, ${timeText(row['created_at'])}`,
    lines: [...values(details, ['type'], isAdded ? namesOfAdded : {}), ...labelled('Staff’s note', followup['note'])],
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
      ...labelled('Notes', row['notes']),
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
const texts = (value: unknown) => (Array.isArray(value) ? value.flatMap((text) => labelled('Text', text)) : [])

/** The sections of the report, without empty ones. */
export const personSections = (data: PersonData): PersonSection[] =>
  [
    { title: 'Enquiries', items: data.enquiries.map(enquiryItem) },
    {
      title: 'Viewings and visits',
      items: data.viewings.map((row) =>
        plain(timeText(row['starts_at']), [
          ...labelled('Home', row['title']),
          ...labelled('Meeting place', row['meeting_place']),
          ...labelled('Who meets them', row['host']),
          ...labelled('Note', row['note']),
          ...labelled('Feedback', row['feedback_note']),
          ...labelled('State', row['state']),
        ]),
      ),
    },
    {
      title: 'Replies of staff',
      items: data.replies.map((row) => plain(timeText(row['created_at']), labelled('Text', row['body']))),
    },
    {
      title: 'Homes that staff sent',
      items: data.sent_homes.map((row) => plain(timeText(row['sent_at']), labelled('Home', row['title']))),
    },
    {
      title: 'Emails',
      items: data.emails.map((row) =>
        plain(`${words(toText(row['kind']))}, ${timeText(row['created_at'])}`, [
          `To: ${toText(row['recipient']) || 'staff'}`,
          ...labelled('State', row['state']),
        ]),
      ),
    },
    {
      title: 'Email alerts',
      items: data.alerts.map((row) =>
        plain(`Since ${timeText(row['created_at'])}`, [
          ...labelled('State', row['state']),
          ...labelled('Search', row['address']),
        ]),
      ),
    },
    { title: 'Owner’s contact and notes of homes', items: data.listings.map(listingItem) },
    {
      title: 'Staff’s notes about other enquiries',
      items: data.notes.map((row) => mention('A note that mentions this person', row, labelled('Note', row['note']))),
    },
    {
      title: 'Mentions in other people’s viewings',
      items: data.viewing_notes.map((row) => mention(timeText(row['starts_at']), row, texts(row['texts']))),
    },
    {
      title: 'Mentions in replies to other people',
      items: data.other_replies.map((row) => mention(timeText(row['created_at']), row, labelled('Text', row['body']))),
    },
    {
      title: 'History',
      items: data.history.map((row) =>
        plain(
          `${words(toText(row['thing']))} ${toText(row['action'])}, ${timeText(row['happened_at'])}`,
          labelled('By', row['actor_name']),
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
        plain(toText(row['name']), [...labelled('Email', row['email'])], 'An account is removed under Staff.'),
      ),
    },
  ].filter(({ items }) => items.length > 0)
