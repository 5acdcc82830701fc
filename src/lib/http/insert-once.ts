import type { Database } from '../database.types'
import { errorKind, violatedConstraint } from './database-error'
import { failed, type Result, success } from './result'
import { queryResult, rest } from './rest'

type Tables = Database['public']['Tables']
type EnquiryTable = 'booking_valuations' | 'valuation_requests' | 'contact_submissions' | 'property_inquiries'

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
  const result = await queryResult(
    // The client's types cannot follow a table that is not named to its row: the signature has checked the pair.
    rest()
      .from(table)
      .insert((honeypot ? { ...row, honeypot } : row) as never),
  )
  if (result.ok || errorKind(result.failure) === 'conflict') return success('stored')
  if (violatedConstraint(result.failure) === `${table}_honeypot_empty`)
    return failed('refused', result.failure.message, { hint: 'honeypot-filled' })
  return result
}
