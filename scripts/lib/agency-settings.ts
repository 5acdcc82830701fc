import type postgres from 'postgres'
import { agency } from '#agency/agency.ts'
import { offeredTypes } from '../../src/domain/listing/offered-types.ts'

/**
 * Stores what the database needs of the agency: the prefix of references, how exact a position may be, and the types of
 * listings that visitors get. Stored references and positions stay as they are.
 */
export async function writeAgencySettings(sql: postgres.Sql | postgres.TransactionSql): Promise<void> {
  await sql`select private.set_agency(${agency.referencePrefix}, ${agency.coordinateDecimals}, ${offeredTypes})`
}
