import { alertConfirmationEmail, alertListingsEmail } from './alert-emails.ts'
import { assignmentEmail } from './assignment-email.ts'
import { alertChangesEmail, watchConfirmationEmail } from './watch-emails.ts'
import { type Email, type EmailContent, type EmailOrigins } from './content.ts'
import { receivedEmail, staffEmail } from './enquiry-emails.ts'
import { feedStopEmail } from './feed-emails.ts'
import { layOut } from './layout.ts'
import { matchingEmail } from './matching-emails.ts'
import type { QueuedEmail } from './queued-email.ts'
import { ownerReportEmail } from './report-emails.ts'
import { replyEmail } from './reply-email.ts'
import { invitationEmail, passwordEmail } from './staff-emails.ts'
import { viewingEmail } from './viewing-emails.ts'
import { viewingNotice } from './viewing-notice.ts'

function contentOf(queued: QueuedEmail, origins: EmailOrigins): EmailContent {
  const { origin } = origins
  switch (queued.kind) {
    case 'enquiry_for_staff':
      return staffEmail(queued, origin)
    case 'enquiry_received':
      return receivedEmail(queued, origin)
    case 'matching_homes':
      return matchingEmail(queued, origin)
    case 'alert_confirmation':
      return queued.data.kind === 'listings'
        ? watchConfirmationEmail(queued.data, origins)
        : alertConfirmationEmail(queued.data, origins)
    case 'alert_new_listings':
      return alertListingsEmail(queued.data, origins)
    case 'alert_changes':
      return alertChangesEmail(queued.data, origins)
    case 'viewing_requested':
    case 'viewing_booked':
    case 'viewing_changed':
    case 'viewing_cancelled':
    case 'viewing_reminder':
      return viewingEmail(queued, origin)
    case 'viewing_for_staff':
      return viewingNotice(queued, origin)
    case 'staff_invited':
      return invitationEmail(queued, origin)
    case 'owner_report':
      return ownerReportEmail(queued, origin)
    case 'staff_password':
      return passwordEmail(queued, origin)
    case 'feed_stopped':
      return feedStopEmail(queued, origin)
    case 'staff_reply':
      return replyEmail(queued, origin)
    case 'enquiries_assigned':
      return assignmentEmail(queued, origin)
  }
}

/** Renders the email of an outbox row. */
export const renderEmail = (queued: QueuedEmail, origins: EmailOrigins): Email =>
  layOut(contentOf(queued, origins), origins.origin)
