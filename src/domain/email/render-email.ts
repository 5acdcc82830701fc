import { alertConfirmationEmail, alertHomesEmail } from './alert-emails.ts'
import { alertChangesEmail, watchConfirmationEmail } from './watch-emails.ts'
import { type Email, type EmailContent } from './content.ts'
import { receivedEmail, staffEmail } from './enquiry-emails.ts'
import { layOut } from './layout.ts'
import type { QueuedEmail } from './queued-email.ts'
import { invitationEmail, passwordEmail } from './staff-emails.ts'
import { viewingEmail } from './viewing-emails.ts'

function contentOf(queued: QueuedEmail, origin: string): EmailContent {
  switch (queued.kind) {
    case 'enquiry_for_staff':
      return staffEmail(queued, origin)
    case 'enquiry_received':
      return receivedEmail(queued, origin)
    case 'alert_confirmation':
      return queued.data.kind === 'listings'
        ? watchConfirmationEmail(queued.data, origin)
        : alertConfirmationEmail(queued.data, origin)
    case 'alert_homes':
      return alertHomesEmail(queued.data, origin)
    case 'alert_changes':
      return alertChangesEmail(queued.data, origin)
    case 'viewing_booked':
    case 'viewing_changed':
    case 'viewing_cancelled':
    case 'viewing_reminder':
      return viewingEmail(queued, origin)
    case 'staff_invited':
      return invitationEmail(queued, origin)
    case 'staff_password':
      return passwordEmail(queued, origin)
  }
}

/**
 * The letter that a row of the outbox asks for.
 * @param origin where the site stands, for its links: `https://www.example.org`
 */
export const renderEmail = (queued: QueuedEmail, origin: string): Email => layOut(contentOf(queued, origin))
