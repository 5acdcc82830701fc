import { alertConfirmationEmail, alertListingsEmail } from './alert-emails.ts'
import { assignmentEmail } from './assignment-email.ts'
import { alertChangesEmail, watchConfirmationEmail } from './watch-emails.ts'
import { emailMessages, type EmailMessages, staffMessages } from './email-messages.ts'
import { typographic } from '../../lib/format/typographic.ts'
import { editions } from '../../editions.ts'
import { type Email, type EmailContent, type EmailOrigins } from './content.ts'
import { receivedEmail } from './enquiry-emails.ts'
import { feedStopEmail } from './feed-emails.ts'
import { layOut } from './layout.ts'
import { matchingEmail } from './matching-emails.ts'
import type { AlertConfirmationData, QueuedEmail } from './queued-email.ts'
import { ownerReportEmail } from './report-emails.ts'
import { replyEmail } from './reply-email.ts'
import { staffEmail } from './staff-enquiry-email.ts'
import { invitationEmail, passwordEmail } from './staff-emails.ts'
import { viewingEmail } from './viewing-emails.ts'
import { viewingNotice } from './viewing-notice.ts'

/** The email belongs to a newer version of the database. */
export class UnknownKindError extends Error {}

/** The confirmation request of an alert, with those of the alerts that waited with it. */
function confirmationEmail(data: AlertConfirmationData, origins: EmailOrigins, messages: EmailMessages): EmailContent {
  const contentOfAlert = (alert: AlertConfirmationData) =>
    alert.kind === 'listings'
      ? watchConfirmationEmail(alert, origins, messages)
      : alertConfirmationEmail(alert, origins, messages)
  const content = contentOfAlert(data)
  const others = (data.others ?? []).flatMap((alert) => contentOfAlert(alert).blocks)
  return { ...content, blocks: [...content.blocks, ...others] }
}

function contentOf(queued: QueuedEmail, origins: EmailOrigins, messages: EmailMessages): EmailContent {
  const { origin } = origins
  switch (queued.kind) {
    case 'enquiry_for_staff':
      return staffEmail(queued, origin)
    case 'enquiry_received':
      return receivedEmail(queued, origin, messages)
    case 'matching_homes':
      return matchingEmail(queued, origin, messages)
    case 'alert_confirmation':
      return confirmationEmail(queued.data, origins, messages)
    case 'alert_new_listings':
      return alertListingsEmail(queued.data, origins, messages)
    case 'alert_changes':
      return alertChangesEmail(queued.data, origins, messages)
    case 'viewing_requested':
    case 'viewing_booked':
    case 'viewing_changed':
    case 'viewing_cancelled':
    case 'viewing_reminder':
      return viewingEmail(queued, origin, messages)
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
      return replyEmail(queued, origin, messages)
    case 'enquiries_assigned':
      return assignmentEmail(queued, origin)
    default:
      throw new UnknownKindError(`There is no email of the kind ${String((queued as QueuedEmail).kind)}.`)
  }
}

const staffKinds: readonly QueuedEmail['kind'][] = [
  ...(['enquiry_for_staff', 'viewing_for_staff', 'enquiries_assigned', 'feed_stopped'] as const),
  ...(['staff_invited', 'staff_password', 'owner_report'] as const),
]

/** An email with its listings' titles as the site shows them. */
const withShownTitles = (queued: QueuedEmail) =>
  JSON.parse(JSON.stringify(queued), (name, value: unknown) =>
    /^(property_)?title$/.test(name) && typeof value === 'string' ? typographic(value) : value,
  ) as QueuedEmail

/** The languages of the site. */
const offered = editions.map(({ code }) => code)

/**
 * Renders the email of an outbox row, to visitors in the language of whoever wrote. Staff and owners get English.
 * @param locales the languages that the site has: links lead to its edition
 */
export function renderEmail(queued: QueuedEmail, origins: EmailOrigins, locales: readonly string[] = offered): Email {
  const locale = 'locale' in queued.data ? (queued.data.locale ?? '') : ''
  const isTranslated = !staffKinds.includes(queued.kind) && locales.includes(locale)
  const messages = isTranslated ? emailMessages(locale) : staffMessages
  const origin = origins.origin + messages.language.prefix
  return layOut(contentOf(withShownTitles(queued), { ...origins, origin }, messages), origin, messages)
}
