import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { isEmailAddress } from '../../lib/form/email-address.ts'
import { formatMoment, shortLondonMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { calendarFile } from './calendar.ts'
import {
  agencyPhone,
  greeting,
  listingLink,
  oneLine,
  plainLines,
  type Block,
  type CalendarPart,
  type EmailContent,
} from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import { enquiryReference, type QueuedViewingEmail, type ViewingData } from './queued-email.ts'
import { staffAddresses } from './staff-addresses.ts'

// Viewing emails: the booking, changes, the cancellation and the reminder the day before.

const startOf = ({ starts_at: at }: ViewingData) => new Date(at)
const whenOf = (data: ViewingData, { shared, moments }: EmailMessages) =>
  formatMoment(startOf(data), knownTimeZone(data.viewer_time_zone) ?? shared.defaultTimeZone, { messages: moments })

const titleOf = ({ listing }: ViewingData, { viewing }: EmailMessages) =>
  listing ? oneLine(listing.title, 100) : viewing.homeAskedAbout
const noteOf = ({ note }: Pick<ViewingData, 'note'>) => plainLines(note, 300)
/** What private.hold_slot() and its siblings store as the host while nobody is named. */
const nobodyNamed = 'Our team'
const hostOf = ({ host }: ViewingData, { viewing }: EmailMessages) =>
  host === nobodyNamed ? viewing.ourTeam : oneLine(host, 100)
/** A place that a stranger typed has been checked: private.hold_linked_visit() leaves one with a link to staff. */
const placeOf = ({ meeting_place: place }: ViewingData) => oneLine(place, 300)
/** The link of a call, without the punctuation or the Chinese text that follows it. */
const linkOf = ({ kind, ...data }: ViewingData) => {
  const [url] = /https?:\/\/[^\s<>"“”\u3000-\u9fff\uff00-\uffef]+/.exec(noteOf(data)) ?? []
  return kind === 'video' ? url?.replace(/[.,;:!?)\]’]+$/, '') : undefined
}

/** The texts for what was agreed: a viewing, or a visit to value a property. */
const textsOf = ({ appointment = 'viewing' }: ViewingData, { viewing }: EmailMessages) => viewing.texts[appointment]

type Facts = readonly (readonly [label: string, value: string])[]

/** Where and with whom: only the visitor's emails and the staff have the address. */
function meetingOf(data: ViewingData, messages: EmailMessages): Facts {
  const { viewing } = messages
  const texts = textsOf(data, messages)
  if (data.kind === 'in_person')
    return [
      [viewing.where, placeOf(data)],
      [texts.inPerson, hostOf(data, messages)],
    ]
  return [
    [viewing.where, linkOf(data) ? viewing.videoWithLink : viewing.videoWithoutLink],
    [texts.byVideo, hostOf(data, messages)],
  ]
}

/** Before staff confirm it, the visitor does not get the address. */
const howOf = ({ kind }: ViewingData, { viewing }: EmailMessages): Facts => [
  [viewing.how, kind === 'video' ? viewing.video : viewing.inPerson],
]

/** The details of a calendar entry; a cancellation needs none. */
function calendarDetails(data: ViewingData, contact: string, messages: EmailMessages) {
  const { viewing } = messages
  const host = (data.kind === 'video' ? viewing.showsHome : textsOf(data, messages).meets)(hostOf(data, messages))
  return {
    location: data.kind === 'video' ? (linkOf(data) ?? viewing.video) : placeOf(data),
    description: [host, noteOf(data), contact].filter(Boolean).join('\n\n'),
  }
}

function calendarOf(
  { kind, data, department, recipient, enquiry_id: id }: QueuedViewingEmail,
  messages: EmailMessages,
): CalendarPart | undefined {
  const { viewing } = messages
  if (kind === 'viewing_reminder' || !recipient || !isEmailAddress(recipient)) return undefined
  // A time that waits for staff removes an earlier one from the calendar.
  const cancelled = kind === 'viewing_cancelled' || kind === 'viewing_requested'
  if (cancelled && !(data.in_calendar ?? kind === 'viewing_cancelled')) return undefined
  const method = cancelled ? 'CANCEL' : 'REQUEST'
  const contact = viewing.contact(agency.name, agencyPhone, enquiryReference(id))
  const content = calendarFile({
    uid: `viewing-${data.viewing_id}`,
    sequence: data.sequence,
    method,
    startsAt: startOf(data),
    minutes: data.minutes,
    changedAt: new Date(data.updated_at),
    summary:
      data.appointment === 'valuation'
        ? viewing.visitEntry(agency.name)
        : viewing.viewingEntry(titleOf(data, messages)),
    ...(cancelled ? { location: '', description: contact } : calendarDetails(data, contact, messages)),
    organiser: staffAddresses[department],
    attendee: recipient,
  })
  return { method, content }
}

/** How to change it. */
const changeText = (data: ViewingData, messages: EmailMessages) =>
  data.token ? textsOf(data, messages).linkWorks : messages.viewing.toChange

/** What is agreed, and the links that belong to it. */
function detailsOf(
  { kind, data, enquiry_id: id }: QueuedViewingEmail,
  origin: string,
  messages: EmailMessages,
): Block[] {
  const { shared, viewing } = messages
  const reference = [shared.yourReference, enquiryReference(id)] as const
  if (kind === 'viewing_cancelled') return [{ facts: [[viewing.wasBookedFor, whenOf(data, messages)], reference] }]
  const [note, call] = [noteOf(data), linkOf(data)]
  const blocks: Block[] = [
    {
      facts: [
        [viewing.when, whenOf(data, messages)],
        [viewing.howLong, viewing.minutes(data.minutes)],
        ...(kind === 'viewing_requested' ? howOf(data, messages) : meetingOf(data, messages)),
        reference,
      ],
    },
  ]
  if (note && note !== call) blocks.push({ quote: note })
  if (call) blocks.push({ link: { label: viewing.openCall, url: call } })
  if (data.token) {
    const url = `${origin}${paths.viewing}?token=${data.token}`
    blocks.push({ link: { label: textsOf(data, messages).moveOrCancel, url, quiet: Boolean(call) } })
  }
  if (data.listing) {
    const quiet = Boolean(call ?? data.token)
    blocks.push({ link: { ...listingLink(data.listing.slug, origin, messages), quiet } })
  }
  return blocks
}

const textKeys = {
  viewing_requested: 'requested',
  viewing_booked: 'booked',
  viewing_changed: 'changed',
  viewing_cancelled: 'cancelled',
  viewing_reminder: 'reminder',
} as const

/** A viewing email of any of the five kinds. */
export function viewingEmail(email: QueuedViewingEmail, origin: string, messages: EmailMessages): EmailContent {
  const { kind, data, department, enquiry_id: id } = email
  const { viewing, moments } = messages
  const texts = textsOf(data, messages)
  const { subject, heading, opening, file } = texts[textKeys[kind]]
  const reference = enquiryReference(id)
  const calendar = calendarOf(email, messages)
  const before = kind === 'viewing_cancelled' ? viewing.unexpected : changeText(data, messages)
  return {
    subject: viewing.subject(subject, shortLondonMoment(startOf(data), moments), reference),
    heading,
    blocks: [
      { paragraph: greeting(data.name, messages) },
      { paragraph: opening(titleOf(data, messages), data.kind === 'video') },
      ...detailsOf(email, origin, messages),
      ...(calendar && file ? [{ paragraph: file }] : []),
      { paragraph: viewing.callWithReference(before, agencyPhone, reference) },
      { paragraph: agency.name },
    ],
    reason: (kind === 'viewing_requested' ? texts.reasonRequested : texts.reason)(agency.name),
    replyTo: staffAddresses[department],
    ...(calendar && { calendar }),
  }
}
