import type { RunSummary } from '../feed/run-summary.ts'
import type { OwnerReport } from '../report/owner-report.ts'
import type { ListingsAlert, SearchAlert } from '../alert/alert.ts'
import type { ChangedListing } from '../alert/watched-listing.ts'
import type { SpecialDay } from '../../lib/time/office-clock.ts'

/** The columns of all four enquiry kinds that emails use; each kind has some of them. */
export interface SentEnquiry {
  type?: string | null
  name: string
  email: string
  phone?: string | null
  message?: string | null
  comments?: string | null
  address?: string | null
  postcode?: string | null
  bedrooms?: string | null
  property_types?: string[] | null
  property_title?: string | null
  preferred_viewing_date?: string | null
  viewing_kind?: string | null
  viewer_time_zone?: string | null
  preferred_move_date?: string | null
  created_at: string
  /** Days with other office hours, on which our reply depends; missing in older emails. */
  special_days?: SpecialDay[]
  /** The language of the form; missing in older emails. */
  locale?: string
  /** Where it came from; with a channel, staff added it. */
  source?: { channel?: string } | null
  /** The state of the slot that the enquiry holds; null or missing without one. */
  slot?: 'requested' | 'booked' | 'cancelled' | null
  /** The listing of the enquiry, if it is public. */
  listing?: { slug: string; title: string } | null
}

/** A listing in an email. */
export interface EmailedListing {
  slug: string
  title: string
  area: string
  price: number
  /** Missing in emails that were queued before prices had it. */
  price_qualifier?: string | null
  beds: number
}

/** The data of an alert email, with its new listings. */
export interface SearchAlertData extends SearchAlert {
  token: string
  locale?: string
  /** The newest ten listings. */
  listings?: EmailedListing[]
  /** The total number of listings. */
  total?: number
}

/** The data of a watch alert email, with its changed listings. */
export interface ListingsAlertData extends ListingsAlert {
  token: string
  locale?: string
  changes?: ChangedListing[]
  /** No watched listing is left. */
  last?: boolean
}

/** The data of a confirmation request. */
export type AlertConfirmationData = (SearchAlertData | ListingsAlertData) & {
  /** More alerts of the mailbox, which waited because it had had three such emails that day. */
  others?: (SearchAlertData | ListingsAlertData)[]
}

interface Queued<Kind, Data> {
  id: string
  kind: Kind
  data: Data
  department: 'sales' | 'lettings' | 'unknown'
  recipient: string | null
  reply_to: string | null
}

type EnquiryKind = 'inquiry' | 'booking' | 'request' | 'message'

interface QueuedOfEnquiry<Kind, Data, From = EnquiryKind> extends Queued<Kind, Data> {
  enquiry_kind: From
  enquiry_id: string
}

export type QueuedEnquiryEmail = QueuedOfEnquiry<'enquiry_for_staff' | 'enquiry_received', SentEnquiry>

/** Homes that staff chose for the sender of an enquiry. */
export type QueuedMatchingEmail = QueuedOfEnquiry<
  'matching_homes',
  SentEnquiry & { listings: (EmailedListing & { listing_type: 'sale' | 'rent' })[] },
  'inquiry' | 'message'
>

/** The data of a viewing email. */
export interface ViewingData {
  viewing_id: string
  starts_at: string
  minutes: number
  kind: 'in_person' | 'video'
  /** Missing in emails that were queued before valuation visits. */
  appointment?: 'viewing' | 'valuation'
  /** The full address; empty for a viewing by video. */
  meeting_place: string
  /** The name of whoever meets the visitor. */
  host: string
  note: string
  sequence: number
  updated_at: string
  name: string
  /** The language of the enquiry's form; missing in older emails. */
  locale?: string
  viewer_time_zone?: string | null
  /** The secret of the page that moves or cancels it; missing after its start, and in older emails. */
  token?: string | null
  /** Whether an earlier email has put it into the visitor's calendar; missing in older emails. */
  in_calendar?: boolean
  /** The time that the visitor knows or chose, if it is another one. */
  earlier?: string
  /** Whether the visitor moved it from the earlier time. */
  moved?: boolean
  /** The enquiry that held the time, in its first email. */
  enquiry?: Pick<SentEnquiry, 'message' | 'created_at' | 'special_days'>
  /** The title of the listing, also of a draft; missing in older emails. */
  title?: string | null
  /** The listing, if it is public. */
  listing?: { slug: string; title: string; area: string } | null
}

export interface QueuedViewingEmail extends Queued<
  'viewing_requested' | 'viewing_booked' | 'viewing_changed' | 'viewing_cancelled' | 'viewing_reminder',
  ViewingData
> {
  enquiry_id: string
}

/** What the visitor of a viewing did at the link of an email, or that an owner chose a visit. For the agency. */
export type QueuedViewingNotice = QueuedOfEnquiry<
  'viewing_for_staff',
  /** An email that is sent again has the enquiry's data only. */
  {
    change?: 'moved' | 'cancelled' | 'chosen'
    /** Missing in emails that were queued before owners chose visits. */
    appointment?: 'viewing' | 'valuation'
    /** Who attends. */
    host?: string
    was?: string
    state?: string
    starts_at?: string
    kind?: 'in_person' | 'video'
    name: string
    locale?: string
    viewer_time_zone?: string | null
    title?: string | null
  }
>

/** The invitation to a staff account. */
export type QueuedInvitation = Queued<
  'staff_invited',
  { name: string; role: string; token: string; invited_by: string | null }
>

/** The link for a staff member to choose a new password. */
export type QueuedPasswordLink = Queued<'staff_password', { name: string; token: string }>

/** A feed that stopped, or could not be fetched three times. For the agency. */
export type QueuedFeedStop = Queued<
  'feed_stopped',
  { name: string; state: string; error: string; summary?: RunSummary | null }
>

/** A reply that staff wrote to an enquiry. */
export type QueuedReply = QueuedOfEnquiry<'staff_reply', SentEnquiry & { reply: { body: string; author: string } }>

/** An assigned enquiry, without the visitor's name. */
export interface AssignedEnquiry {
  kind: EnquiryKind
  id: string
  type: string | null
  /** The listing's title or the property's postcode; null for a message. */
  about: string | null
  created_at: string
}

/** The enquiries that somebody assigned to a member of staff. */
export type QueuedAssignment = Queued<
  'enquiries_assigned',
  { name: string; assigned_by: string; enquiries: AssignedEnquiry[] }
>

/** The report on a listing for its owner: the figures, with the secret of the report's address. */
export type QueuedOwnerReport = Queued<'owner_report', OwnerReport & { owner: string; token: string }>

/** A row of the outbox, as `claim_emails` returns it. */
export type QueuedEmail =
  | QueuedEnquiryEmail
  | QueuedMatchingEmail
  | Queued<'alert_confirmation', AlertConfirmationData>
  | Queued<'alert_new_listings', SearchAlertData>
  | Queued<'alert_changes', ListingsAlertData>
  | QueuedViewingEmail
  | QueuedViewingNotice
  | QueuedInvitation
  | QueuedPasswordLink
  | QueuedOwnerReport
  | QueuedFeedStop
  | QueuedReply
  | QueuedAssignment

/** A reference for phone calls, unlike that of a listing (`MR-1042`): `ENQ-3F2A91BC`. */
export const enquiryReference = (enquiryId: string) => `ENQ-${enquiryId.slice(0, 8).toUpperCase()}`
