import { staffAddresses } from '../../domain/email/staff-addresses'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import type { Database } from '../../lib/database.types'
import { counted } from '../../lib/format/words'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { formatShortTimestamp } from '../../domain/staff/format-moments'

// The states of emails in words. Pure.

const emailStates = ['queued', 'sending', 'sent', 'failed', 'refused', 'given_up', 'withdrawn'] as const

const alertAdvice =
  'We do not send it again because it may be out of date. The visitor can ask for it again on the site. ' +
  'If many emails fail, check the mail server settings.'

/** The purpose of an email without an enquiry, and what to do if it is not retried. */
const purposes: Record<string, { purpose: string; advice: string }> = {
  alert_confirmation: { purpose: 'Confirmation of an alert', advice: alertAdvice },
  alert_new_listings: { purpose: 'Alert about new homes', advice: alertAdvice },
  alert_changes: { purpose: 'Alert about saved homes', advice: alertAdvice },
  enquiries_assigned: { purpose: 'Notice of assigned enquiries', advice: 'They are in the inbox under “Mine”.' },
  staff_invited: { purpose: 'Staff invitation', advice: 'Send the invitation again under Staff.' },
  owner_report: { purpose: 'Report for an owner', advice: 'Send it again from the report of the listing.' },
  feed_stopped: { purpose: 'Feed that stopped', advice: 'Look at the feed under Feeds.' },
  staff_password: { purpose: 'Password reset', advice: 'The person can ask for a new link at sign-in.' },
}

type Functions = Database['public']['Functions']
type Row = Functions['enquiry_emails']['Returns'][number]
type UndeliveredRow = Functions['undelivered_emails']['Returns'][number]

const subjects: Record<string, string> = {
  matching_homes: 'homes that fit',
  viewing_requested: 'time held for a viewing',
  viewing_for_staff: 'time chosen, moved or cancelled by the visitor',
  viewing_booked: 'viewing booked',
  viewing_changed: 'viewing changed',
  viewing_cancelled: 'viewing cancelled',
  viewing_reminder: 'reminder of the viewing',
}

const parsedEmail = (row: Omit<Row, 'sent_at'> & { sent_at?: string | null }) => {
  const state = emailStates.find((each) => each === row.state)
  if (!state) return null
  return {
    id: row.id,
    kind: row.kind,
    /** The event of a viewing email; empty for other emails. */
    about: subjects[row.kind] ?? '',
    to: row.recipient ?? staffAddresses[row.department as keyof typeof staffAddresses] ?? '',
    /** A reply of staff, which is shown with its text. */
    isReply: row.kind === 'staff_reply',
    forStaff: row.recipient === null,
    state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    error: row.error ?? '',
    createdAt: row.created_at,
    sentAt: row.sent_at ?? '',
  }
}
/** An email as staff see it: recipient and state, without its text. */
export type SentEmail = NonNullable<ReturnType<typeof parsedEmail>>

export const parseEmails = (rows: Row[]) => rows.flatMap((row) => parsedEmail(row) ?? [])

export const parseUndelivered = (rows: UndeliveredRow[]) =>
  rows.flatMap((row) => {
    const email = parsedEmail(row)
    if (!email) return []
    const enquiry = row.enquiry_id ? enquiryKey({ kind: row.enquiry_kind, id: row.enquiry_id }) : null
    return [{ ...email, enquiry, ...(purposes[row.kind] ?? { purpose: '', advice: '' }) }]
  })
/** An undelivered email and its enquiry, or its purpose without one. */
export type UndeliveredEmail = ReturnType<typeof parseUndelivered>[number]

const reminderMs = 600_000

/** The state of an email: `sent at 14:05`, `refused by this address`. */
export function emailOutcome({ state, attempts, nextAttemptAt, sentAt, error }: SentEmail, now: Date): string {
  switch (state) {
    case 'sent':
      return `sent ${formatShortTimestamp(sentAt, now)}`
    case 'refused':
      return 'refused by this address'
    case 'failed':
      return 'could not be created'
    case 'given_up':
      return `not delivered after ${counted(attempts, 'attempt')}`
    case 'withdrawn':
      return error ? `not sent: ${error.charAt(0).toLowerCase()}${error.slice(1).replace(/\.$/, '')}` : 'not sent'
    case 'queued':
    case 'sending':
      // Only reminders are queued long before their time.
      if (attempts === 0 && state === 'queued' && parseTimestamp(nextAttemptAt).getTime() > now.getTime() + reminderMs)
        return `will be sent ${formatShortTimestamp(nextAttemptAt, now)}`
      return attempts === 0
        ? 'waiting to be sent'
        : `not sent yet; attempt ${attempts + 1} of 6 at ${formatShortTimestamp(nextAttemptAt, now)}`
  }
}

export const isUndelivered = ({ state }: SentEmail) => ['refused', 'failed', 'given_up'].includes(state)

/**
 * Whether it can be resent: it is neither queued nor replaced by another. Its text is written again, so a notice of one
 * change of a viewing would say something else.
 */
export const canResend = ({ kind, state }: Pick<SentEmail, 'kind' | 'state'>) =>
  kind !== 'viewing_for_staff' && !['queued', 'sending', 'withdrawn'].includes(state)

/** The outcome of sending an email again; empty while there is none. */
export function resendText({ isError, data, variables }: ResendState): string {
  if (isError) return `The email to ${variables?.to} was not sent. Check your connection, then try again.`
  if (data) return `We are sending the email to ${variables?.to} again.`
  // Nothing was queued.
  return data === false
    ? `The email to ${variables?.to} was not sent again. ` +
        'It is already waiting, it is out of date, or the person wants no homes by email.'
    : ''
}
export interface ResendState {
  isError: boolean
  data: boolean | undefined
  variables: Pick<SentEmail, 'to'> | undefined
}
