import type { Database } from '../database.types'
import { errorKind } from './database-error'
import { type Failure, failed, type Result, success } from './result'
import { isUnreachableStatus, rest } from './rest'

type Tables = Database['public']['Tables']
type EnquiryTable = 'booking_valuations' | 'valuation_requests' | 'contact_submissions' | 'property_inquiries'

export const honeypotFilled = 'Something filled in a field of this form that nobody sees. Please send it once more.'

/**
 * Stores one enquiry; the database refuses one whose `honeypot` somebody has filled. Its id was made in the browser
 * when it was first sent, so that sending it again after a lost answer makes no second row: the database says that
 * the id is there already, and that is a success. Its columns are the table's; its values are the form's to judge.
 */
export async function sendOnce<Table extends EnquiryTable>(
  table: Table,
  row: { id: string } & { [column in keyof Tables[Table]['Insert']]?: unknown },
  honeypot = '',
): Promise<Result<'stored'>> {
  try {
    // The client's types cannot follow a table that is not named to its row: the signature has checked the pair.
    const { error, status } = await rest()
      .from(table)
      .insert((honeypot ? { ...row, honeypot } : row) as never)
    if (!error || error.code === '23505') return success('stored')
    if (/_honeypot_empty/.test(error.message)) return failed('refused', honeypotFilled)
    // After a silence nobody knows whether the row was written.
    return failed(isUnreachableStatus(status) ? 'unreachable' : 'refused', error.message, null, error.code)
  } catch (cause) {
    return failed('unreachable', cause instanceof Error ? cause.message : String(cause))
  }
}

/** What the backend said, without the word its messages may begin with. */
export const stripPrefix = (message: string) => message.replace(/^error:\s*/i, '').trim()

/** The name of the check that refused a row; undefined for any other failure. */
export const brokenCheck = ({ kind, message }: Failure) =>
  kind === 'refused' ? /violates check constraint "(\w+)"/.exec(message)?.[1] : undefined

/** The database's limit on messages, in the database's words; null for any other failure. */
export const rateLimitMessage = (failure: Failure) =>
  errorKind(failure) === 'rate-limit' ? stripPrefix(failure.message) : null

/** What the backend said, where a person can read it; null for the speech of machines. */
export const userMessage = ({ kind, message }: Failure) =>
  kind === 'unreachable' ||
  message === '' ||
  /violates|constraint|relation|permission|column|syntax|row-level|JSON|PGRST|schema/i.test(message)
    ? null
    : stripPrefix(message)
