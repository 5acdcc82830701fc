import { type Email } from './content.ts'
import { receivedEmail, staffEmail } from './enquiry-emails.ts'
import { layOut } from './layout.ts'
import type { QueuedEmail } from './queued-email.ts'

const templates = { enquiry_for_staff: staffEmail, enquiry_received: receivedEmail }

/**
 * The letter that a row of the outbox asks for.
 * @param origin where the site stands, for its links: `https://www.example.org`
 */
export const renderEmail = (queued: QueuedEmail, origin: string): Email =>
  layOut(templates[queued.kind](queued, origin))
