import type { ListingsAlert, SearchAlert } from '../alert/alert.ts'
import type { ChangedListing } from '../alert/watched-listing.ts'

/** The columns of the four kinds of enquiry that a letter speaks of; a kind has some of them. */
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
  /** The listing asked about, where it is public. */
  listing?: { slug: string; title: string } | null
}

/** What a letter says of an alert, and of the homes it has found. */
export interface SearchAlertData extends SearchAlert {
  token: string
  /** The newest ten. */
  homes?: { slug: string; title: string; area: string; price: number; beds: number }[]
  /** How many there are. */
  total?: number
}

/** What a letter says of an alert on saved homes, and of those that changed. */
export interface ListingsAlertData extends ListingsAlert {
  token: string
  changes?: ChangedListing[]
  /** None of them is left. */
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
  kind: 'alert_homes'
  data: SearchAlertData
}

interface QueuedChangesEmail extends Queued {
  kind: 'alert_changes'
  data: ListingsAlertData
}

/** What a letter says of a viewing that staff have booked. */
export interface ViewingData {
  viewing_id: string
  starts_at: string
  minutes: number
  kind: 'in_person' | 'video'
  note: string
  sequence: number
  updated_at: string
  name: string
  viewer_time_zone?: string | null
  /** The listing, where it is public. */
  listing?: { slug: string; title: string; area: string } | null
}

export interface QueuedViewingEmail extends Queued {
  kind: 'viewing_booked' | 'viewing_changed' | 'viewing_cancelled' | 'viewing_reminder'
  data: ViewingData
  enquiry_id: string
}

/** The invitation to an account. */
export interface QueuedInvitation extends Queued {
  kind: 'staff_invited'
  data: { name: string; role: string; token: string; invited_by: string | null }
}

/** The link by which one of the staff chooses a new password. */
export interface QueuedPasswordLink extends Queued {
  kind: 'staff_password'
  data: { name: string; token: string }
}

/** A row of the outbox as `claim_emails` gives it. */
export type QueuedEmail =
  | QueuedEnquiryEmail
  | QueuedAlertConfirmation
  | QueuedListingsEmail
  | QueuedChangesEmail
  | QueuedViewingEmail
  | QueuedInvitation
  | QueuedPasswordLink

/** What somebody can name on the telephone: `MR-3F2A91BC`. */
export const enquiryReference = (enquiryId: string) => `MR-${enquiryId.slice(0, 8).toUpperCase()}`
