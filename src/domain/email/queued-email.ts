import type { ListingsAlert, SearchAlert } from '../alert/alert.ts'
import type { ChangedListing } from '../alert/watched-listing.ts'

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
  /** The listing of the enquiry, if it is public. */
  listing?: { slug: string; title: string } | null
}

/** The data of an alert email, with its new listings. */
export interface SearchAlertData extends SearchAlert {
  token: string
  /** The newest ten listings. */
  listings?: { slug: string; title: string; area: string; price: number; beds: number }[]
  /** The total number of listings. */
  total?: number
}

/** The data of a watch alert email, with its changed listings. */
export interface ListingsAlertData extends ListingsAlert {
  token: string
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
  /** The full address; empty for a viewing by video. */
  meeting_place: string
  /** The name of whoever meets the visitor. */
  host: string
  note: string
  sequence: number
  updated_at: string
  name: string
  viewer_time_zone?: string | null
  /** The listing, if it is public. */
  listing?: { slug: string; title: string; area: string } | null
}

export interface QueuedViewingEmail extends Queued {
  kind: 'viewing_booked' | 'viewing_changed' | 'viewing_cancelled' | 'viewing_reminder'
  data: ViewingData
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
  data: { name: string; state: string; error: string; summary?: unknown }
}

/** A row of the outbox, as `claim_emails` returns it. */
export type QueuedEmail =
  | QueuedEnquiryEmail
  | QueuedAlertConfirmation
  | QueuedListingsEmail
  | QueuedChangesEmail
  | QueuedViewingEmail
  | QueuedInvitation
  | QueuedPasswordLink
  | QueuedFeedStop

/** A reference for phone calls: `MR-3F2A91BC`. */
export const enquiryReference = (enquiryId: string) => `MR-${enquiryId.slice(0, 8).toUpperCase()}`
