import type postgres from 'postgres'
import { agency } from '#agency/agency.ts'

/**
 * Stores what the database needs of the agency: the prefix of references, and how exact a position may be. Stored
 * references and positions stay as they are.
 */
export async function writeAgencySettings(sql: postgres.Sql | postgres.TransactionSql): Promise<void> {
  await sql`select private.set_agency(${agency.referencePrefix}, ${agency.coordinateDecimals})`
}
