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

interface Queued {
  id: string
  department: 'sales' | 'lettings' | 'unknown'
  recipient: string | null
  reply_to: string | null
}

export interface QueuedEnquiryEmail extends Queued {
  kind: 'enquiry_for_staff' | 'enquiry_received'
  data: SentEnquiry
  enquiry_kind: 'inquiry' | 'booking' | 'request' | 'message'
  enquiry_id: string
}

/** Homes that staff chose for the sender of an enquiry. */
export interface QueuedMatchingEmail extends Queued {
  kind: 'matching_homes'
  data: SentEnquiry & {
    listings: (EmailedListing & { listing_type: 'sale' | 'rent' })[]
  }
  enquiry_kind: 'inquiry' | 'message'
  enquiry_id: string
}

interface QueuedAlertConfirmation extends Queued {
  kind: 'alert_confirmation'
  data: SearchAlertData | ListingsAlertData
}

interface QueuedListingsEmail extends Queued {
  kind: 'alert_new_listings'
  data: SearchAlertData
}

interface QueuedChangesEmail extends Queued {
  kind: 'alert_changes'
  data: ListingsAlertData
}

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
  /** The listing, if it is public. */
  listing?: { slug: string; title: string; area: string } | null
}

export interface QueuedViewingEmail extends Queued {
  kind: 'viewing_requested' | 'viewing_booked' | 'viewing_changed' | 'viewing_cancelled' | 'viewing_reminder'
  data: ViewingData
  enquiry_id: string
}

/** What the visitor of a viewing did at the link of an email, or that an owner chose a visit. For the agency. */
export interface QueuedViewingNotice extends Queued {
  kind: 'viewing_for_staff'
  /** An email that is sent again has the enquiry's data only. */
  data: {
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
  enquiry_kind: QueuedEnquiryEmail['enquiry_kind']
  enquiry_id: string
}

/** The invitation to a staff account. */
export interface QueuedInvitation extends Queued {
  kind: 'staff_invited'
  data: { name: string; role: string; token: string; invited_by: string | null }
}

/** The link for a staff member to choose a new password. */
export interface QueuedPasswordLink extends Queued {
  kind: 'staff_password'
  data: { name: string; token: string }
}

/** A feed that stopped, or could not be fetched three times. For the agency. */
export interface QueuedFeedStop extends Queued {
  kind: 'feed_stopped'
  data: { name: string; state: string; error: string; summary?: RunSummary | null }
}

/** A reply that staff wrote to an enquiry. */
export interface QueuedReply extends Queued {
  kind: 'staff_reply'
  data: SentEnquiry & { reply: { body: string; author: string } }
  enquiry_kind: QueuedEnquiryEmail['enquiry_kind']
  enquiry_id: string
}

/** An assigned enquiry, without the visitor's name. */
export interface AssignedEnquiry {
  kind: QueuedEnquiryEmail['enquiry_kind']
  id: string
  type: string | null
  /** The listing's title or the property's postcode; null for a message. */
  about: string | null
  created_at: string
}

/** The enquiries that somebody assigned to a member of staff. */
export interface QueuedAssignment extends Queued {
  kind: 'enquiries_assigned'
  data: { name: string; assigned_by: string; enquiries: AssignedEnquiry[] }
}

/** The report on a listing for its owner. */
export interface QueuedOwnerReport extends Queued {
  kind: 'owner_report'
  /** The figures, with the secret of the report's address. */
  data: OwnerReport & { owner: string; token: string }
}

/** A row of the outbox, as `claim_emails` returns it. */
export type QueuedEmail =
  | QueuedEnquiryEmail
  | QueuedMatchingEmail
  | QueuedAlertConfirmation
  | QueuedListingsEmail
  | QueuedChangesEmail
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
