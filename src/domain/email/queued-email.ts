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

/** A row of the outbox as `claim_emails` gives it. */
export interface QueuedEmail {
  id: string
  kind: 'enquiry_for_staff' | 'enquiry_received'
  department: 'sales' | 'lettings' | 'unknown'
  recipient: string | null
  reply_to: string | null
  data: SentEnquiry
  enquiry_kind: 'inquiry' | 'booking' | 'request' | 'message'
  enquiry_id: string
}

/** What somebody can name on the telephone: `MR-3F2A91BC`. */
export const enquiryReference = (enquiryId: string) => `MR-${enquiryId.slice(0, 8).toUpperCase()}`
