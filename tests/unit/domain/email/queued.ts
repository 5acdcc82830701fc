import { vi } from 'vitest'
import type { AlertFilters } from '../../../../src/domain/alert/alert'
import type { QueuedEmail, QueuedViewingEmail, SentEnquiry } from '../../../../src/domain/email/queued-email'
import { reportData } from '../report/report-data'
import { renderEmail } from '../../../../src/domain/email/render-email'

// One queued email of each kind and form.

const token = 'a1'.repeat(32)
const enquiryId = '3f2a91bc-0000-4000-8000-000000000000'
const base = { id: '1', department: 'lettings', recipient: 'adaeze@example.com', reply_to: null } as const

export const viewing: QueuedViewingEmail['data'] = {
  viewing_id: '7f1c1d1e-0000-4000-8000-000000000000',
  starts_at: '2026-12-01T10:30:00+00:00',
  minutes: 30,
  kind: 'in_person',
  meeting_place: 'Flat 4, 41 Cornwall Gardens, London SW7 4AJ',
  host: 'Priya Nair',
  note: '',
  sequence: 0,
  updated_at: '2026-11-23T06:30:00+00:00',
  name: 'Adaeze Okafor',
  listing: { slug: 'wharfside', title: 'Wharfside flat', area: 'Canonbury' },
}
export const byVideo = { kind: 'video', meeting_place: '' } as const

export const viewingKinds = ['viewing_booked', 'viewing_changed', 'viewing_cancelled', 'viewing_reminder'] as const
export const viewingEmail = (
  kind: QueuedViewingEmail['kind'],
  changes: Partial<QueuedViewingEmail['data']> = {},
): QueuedEmail => ({ ...base, kind, enquiry_id: enquiryId, data: { ...viewing, ...changes } })

const enquiry: SentEnquiry = {
  type: 'rent',
  name: 'Adaeze Okafor',
  email: 'adaeze@example.com',
  phone: '+234 803 000 0000',
  message: 'Is the flat near a school?',
  created_at: '2026-11-26T17:00:00Z',
}
const inquiry: SentEnquiry = {
  ...enquiry,
  preferred_viewing_date: '2026-11-30T19:30:00Z',
  viewing_kind: 'video',
  viewer_time_zone: 'Asia/Shanghai',
  preferred_move_date: '2027-01-05',
  listing: { slug: 'wharfside', title: 'Wharfside flat' },
}
const enquiryKinds = ['inquiry', 'booking', 'request', 'message'] as const
export const enquiryEmail = (
  kind: 'enquiry_for_staff' | 'enquiry_received',
  of: (typeof enquiryKinds)[number],
  changes: Partial<SentEnquiry> = {},
): QueuedEmail => ({
  ...base,
  kind,
  enquiry_kind: of,
  enquiry_id: enquiryId,
  data: { ...(of === 'inquiry' ? inquiry : enquiry), postcode: 'N1 2AA', ...changes },
})

const listing = { slug: 'canal-flat', title: 'A flat on the canal', area: 'Camden', price: 2400, beds: 2 }
export const matchingEmail = (count: number, changes: Partial<SentEnquiry> = {}): QueuedEmail => ({
  ...base,
  kind: 'matching_homes',
  enquiry_kind: 'inquiry',
  enquiry_id: enquiryId,
  data: {
    ...inquiry,
    ...changes,
    listings: Array.from({ length: count }, () => ({ ...listing, listing_type: 'rent' })),
  },
})
const filters = { type: 'rent' as const, areas: ['Camden', 'Islington'], max: 3000, beds: 2, available: '2027-01-05' }
const search = { token, filters, address: 'area=Camden&max=3000', frequency: 'daily' as const }
const watched = { ...listing, status: 'live', listing_type: 'rent' } as const
const was = { price: 2600, status: 'live', listing_type: 'rent' } as const
export const searchConfirmation = (changes: AlertFilters = filters): QueuedEmail => ({
  ...{ ...base, kind: 'alert_confirmation' },
  data: { ...search, filters: changes },
})
const saved = { token, kind: 'listings' as const, watched: [watched] }
const changed = { ...watched, was }
const gone = { ...watched, status: 'let', was } as const

/** A reply to an enquiry, written by Priya Nair. */
export const replyTo = (
  of: (typeof enquiryKinds)[number],
  body = 'Dear Adaeze,\n\nIt is.\n\nKind regards\nPriya',
  message = enquiry.message,
) =>
  ({
    ...base,
    kind: 'staff_reply',
    enquiry_kind: of,
    enquiry_id: enquiryId,
    data: {
      ...(of === 'inquiry' ? inquiry : enquiry),
      ...{ message, postcode: 'N1 2AA', reply: { body, author: 'Priya Nair' } },
    },
  }) satisfies QueuedEmail

/** The email about a number of assigned enquiries. */
export const assigned = (count: number) =>
  ({
    ...base,
    kind: 'enquiries_assigned',
    data: {
      name: 'Tom Ashby',
      assigned_by: 'Priya Nair',
      enquiries: Array.from({ length: count }, () => ({
        ...{ kind: 'inquiry' as const, id: enquiryId, type: 'rent', about: 'Wharfside flat' },
        created_at: enquiry.created_at,
      })),
    },
  }) satisfies QueuedEmail

/** What the visitor did at the link of an email. */
const viewingNotice = (change: 'moved' | 'cancelled'): QueuedEmail => ({
  ...base,
  recipient: null,
  kind: 'viewing_for_staff',
  enquiry_kind: 'inquiry',
  enquiry_id: enquiryId,
  data: {
    ...{ change, was: '2026-12-01T10:30:00Z', starts_at: '2026-12-02T11:30:00Z', kind: 'in_person' as const },
    ...{ state: change === 'moved' ? 'requested' : 'cancelled', name: 'Adaeze Okafor', title: 'Wharfside flat' },
    viewer_time_zone: 'Africa/Lagos',
  },
})

/** An owner chose the time of a valuation visit. */
export const visitNotice: QueuedEmail = {
  ...viewingNotice('moved'),
  enquiry_kind: 'booking',
  data: {
    ...{ change: 'chosen', appointment: 'valuation', state: 'requested', starts_at: '2026-12-02T11:30:00Z' },
    ...{ kind: 'in_person', name: 'Adaeze Okafor', host: 'Priya Nair', title: 'N1 2AA' },
    viewer_time_zone: 'Africa/Lagos',
  },
} as QueuedEmail

/** Every kind and form of email, by name. */
export const everyEmail: Record<string, QueuedEmail> = {
  ...Object.fromEntries(
    enquiryKinds.flatMap((of) =>
      (['enquiry_for_staff', 'enquiry_received'] as const).map((kind) => [`${kind}, ${of}`, enquiryEmail(kind, of)]),
    ),
  ),
  'enquiry_for_staff, without a viewing': enquiryEmail('enquiry_for_staff', 'inquiry', {
    preferred_viewing_date: null,
    listing: null,
  }),
  ...Object.fromEntries(viewingKinds.map((kind) => [kind, viewingEmail(kind, { note: 'Ring the top bell.' })])),
  'viewing_booked, by video': viewingEmail('viewing_booked', byVideo),
  'viewing_booked, with a link': viewingEmail('viewing_booked', { token }),
  'viewing_requested, with a link': viewingEmail('viewing_requested', { token, in_calendar: false }),
  'viewing_requested, first': viewingEmail('viewing_requested', {
    ...{ token, in_calendar: false },
    enquiry: { message: 'Is the flat near a school?', created_at: enquiry.created_at },
  }),
  'viewing_requested, moved': viewingEmail('viewing_requested', { token, earlier: viewing.updated_at, moved: true }),
  'viewing_booked, moved': viewingEmail('viewing_booked', { token, earlier: viewing.updated_at, moved: true }),
  'viewing_booked, another time': viewingEmail('viewing_booked', { token, earlier: viewing.updated_at, moved: false }),
  'enquiry_for_staff, with a slot': enquiryEmail('enquiry_for_staff', 'inquiry', { slot: 'requested' }),
  'enquiry_for_staff, with a booked slot': enquiryEmail('enquiry_for_staff', 'inquiry', { slot: 'booked' }),
  viewing_for_staff: viewingNotice('moved'),
  'viewing_for_staff, cancelled': viewingNotice('cancelled'),
  'viewing_for_staff, again': { ...viewingNotice('moved'), data: { ...enquiry } } as QueuedEmail,
  owner_report: {
    ...base,
    kind: 'owner_report',
    data: { ...reportData, owner: 'Margaret Hale', token },
  } as QueuedEmail,
  'viewing_for_staff, chosen': visitNotice,
  'viewing_requested, of a valuation': viewingEmail('viewing_requested', {
    ...{ appointment: 'valuation', listing: null, token, in_calendar: false },
  }),
  'viewing_booked, of a valuation': viewingEmail('viewing_booked', { appointment: 'valuation', listing: null }),
  'viewing_booked, by video with a link': viewingEmail('viewing_booked', {
    ...byVideo,
    note: 'https://call.example/7',
  }),
  'matching_homes, one': matchingEmail(1),
  'matching_homes, many': matchingEmail(3, { listing: null }),
  'alert_confirmation, search': searchConfirmation(),
  'alert_confirmation, one saved home': { ...base, kind: 'alert_confirmation', data: saved },
  'alert_confirmation, many saved homes': {
    ...base,
    kind: 'alert_confirmation',
    data: { ...saved, watched: Array<typeof watched>(12).fill(watched) },
  },
  'alert_new_listings, one': { ...base, kind: 'alert_new_listings', data: { ...search, listings: [listing] } },
  'alert_new_listings, many': {
    ...base,
    kind: 'alert_new_listings',
    data: { ...search, listings: [listing], total: 12 },
  },
  'alert_changes, one': { ...base, kind: 'alert_changes', data: { ...saved, changes: [changed] } },
  'alert_changes, many': {
    ...base,
    kind: 'alert_changes',
    data: { ...saved, changes: Array<typeof changed>(12).fill(changed) },
  },
  'alert_changes, last': {
    ...base,
    kind: 'alert_changes',
    data: { ...saved, watched: [], changes: [gone], last: true },
  },
  staff_invited: {
    ...base,
    kind: 'staff_invited',
    data: { name: 'Priya Nair', role: 'negotiator', token, invited_by: 'Ada Byron' },
  },
  feed_stopped: {
    ...{ ...base, recipient: null, kind: 'feed_stopped' as const },
    data: {
      ...{ name: 'Our software', state: 'stopped', error: 'The feed would withdraw 9 homes.' },
      summary: {
        ...{ created: 1, changed: 2, left: 3, withdrawn: 9, refused: 0, drafts: 0, notices: [], digest: '' },
        titles: ['Alder Mews (S0001)'],
      },
    },
  },
  staff_password: { ...base, kind: 'staff_password', data: { name: 'Priya Nair', token } },
  ...Object.fromEntries(enquiryKinds.map((of) => [`staff_reply, ${of}`, replyTo(of)])),
  'enquiries_assigned, one': assigned(1),
  'enquiries_assigned, many': assigned(60),
}

/** Runs at the time of the enquiry, as the queue usually does. */
function soonAfter<Result>({ data }: QueuedEmail, run: () => Result): Result {
  const { created_at: at } = 'enquiry' in data && data.enquiry ? data.enquiry : (data as Partial<SentEnquiry>)
  if (typeof at !== 'string') return run()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  try {
    return run()
  } finally {
    vi.useRealTimers()
  }
}

const origins = { origin: 'https://site.example', functionsUrl: 'https://functions.example/v1' }
export const rendered = (queued: QueuedEmail) => soonAfter(queued, () => renderEmail(queued, origins))
/** The same email for whoever wrote in Chinese, on a site that has the edition. */
export const renderedInChinese = (queued: QueuedEmail, locales = ['en', 'zh']) =>
  soonAfter(queued, () =>
    renderEmail({ ...queued, data: { ...queued.data, locale: 'zh' } } as QueuedEmail, origins, locales),
  )
