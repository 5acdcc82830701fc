import type { Database } from '../database.types'
import { errorKind, violatedConstraint } from './database-error'
import { rowLocale } from '../form/row-locale'
import { enquirySource } from './enquiry-source'
import { failed, type Result, success } from './result'
import { queryResult, rest } from './rest'

type Tables = Database['public']['Tables']
type EnquiryTable = 'booking_valuations' | 'valuation_requests' | 'contact_submissions' | 'property_inquiries'

/**
 * Stores one enquiry; the database rejects a filled `honeypot`. The browser creates the id before the first send, so a
 * retry after a lost response violates the primary key, which counts as success. Its columns are the table's; the form
 * validates the values.
 */
export async function sendOnce<Table extends EnquiryTable>(
  table: Table,
  row: { id: string } & { [column in keyof Tables[Table]['Insert']]?: unknown },
  honeypot = '',
): Promise<Result<'stored'>> {
  const insert = (extra: object) =>
    // TypeScript cannot relate a generic table to its row type; the signature has checked the pair.
    queryResult(
      rest()
        .from(table)
        .insert({ ...row, ...(honeypot && { honeypot }), ...extra } as never),
    )
  let result = await insert({ source: enquirySource(table), ...rowLocale })
  // A database that is not migrated yet has no such columns.
  if (!result.ok && errorKind(result.failure) === 'missing-schema') result = await insert({})
  if (result.ok || errorKind(result.failure) === 'conflict') return success('stored')
  if (violatedConstraint(result.failure) === `${table}_honeypot_empty`)
    return failed('refused', result.failure.message, { hint: 'honeypot-filled' })
  return result
}
