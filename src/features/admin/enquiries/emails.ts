import { staffAddresses } from '../../../domain/email/staff-addresses'
import type { Database } from '../../../lib/database.types'
import { formatShortTimestamp } from './format-moments'
import { findValue } from './inbox'

// What became of letters, in words. Pure.

const emailStates = [
  { value: 'queued' },
  { value: 'sending' },
  { value: 'sent' },
  { value: 'failed' },
  { value: 'refused' },
  { value: 'given_up' },
] as const
type EmailState = (typeof emailStates)[number]['value']

/** A letter as staff see it: whom it goes to and what became of it, not its text. */
export interface SentEmail {
  id: string
  to: string
  forStaff: boolean
  state: EmailState
  attempts: number
  nextAttemptAt: string
  error: string
  createdAt: string
  sentAt: string
}

/** A letter that has not arrived, and the enquiry it is about; that of an alert has none, and says what it was for. */
export interface UndeliveredEmail extends SentEmail {
  enquiry: string | null
  alert: string
}

const alertWords: Record<string, string> = {
  alert_confirmation: 'asked whether an alert is wanted',
  alert_homes: 'told of new homes',
  alert_changes: 'told what became of saved homes',
}

type Functions = Database['public']['Functions']
type Row = Functions['enquiry_emails']['Returns'][number]
type UndeliveredRow = Functions['undelivered_emails']['Returns'][number]

const parsedEmail = (row: Omit<Row, 'sent_at'> & { sent_at?: string | null }): SentEmail | null => {
  const state = findValue(emailStates, row.state)
  if (!state) return null
  return {
    id: row.id,
    to: row.recipient ?? staffAddresses[row.department as keyof typeof staffAddresses] ?? '',
    forStaff: row.recipient === null,
    state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    error: row.error ?? '',
    createdAt: row.created_at,
    sentAt: row.sent_at ?? '',
  }
}

export const parseEmails = (rows: Row[]) => rows.flatMap((row) => parsedEmail(row) ?? [])

export const parseUndelivered = (rows: UndeliveredRow[]): UndeliveredEmail[] =>
  rows.flatMap((row) => {
    const email = parsedEmail(row)
    return email
      ? [
          {
            ...email,
            enquiry: row.enquiry_id ? `${row.enquiry_kind}:${row.enquiry_id}` : null,
            alert: alertWords[row.kind] ?? '',
          },
        ]
      : []
  })

/** What became of a letter: `sent at 14:05`, `this address refused our letter`. */
export function emailOutcome({ state, attempts, nextAttemptAt, sentAt }: SentEmail, now: Date): string {
  switch (state) {
    case 'sent':
      return `sent ${formatShortTimestamp(sentAt, now)}`
    case 'refused':
      return 'this address refused our letter'
    case 'failed':
      return 'could not be written'
    case 'given_up':
      return 'given up after six attempts'
    case 'queued':
    case 'sending':
      return attempts === 0
        ? 'waits to be sent'
        : `not sent yet; attempt ${attempts + 1} of 6 at ${formatShortTimestamp(nextAttemptAt, now)}`
  }
}

/** Whether somebody can send it again: it is not waiting by itself. */
export const canSendAgain = ({ state }: SentEmail) => state !== 'queued' && state !== 'sending'
