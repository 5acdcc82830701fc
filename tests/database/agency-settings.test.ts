import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { offeredTypes } from '../../src/domain/listing/offered-types'
import { testDatabase } from './test-database'

const database = testDatabase()

const settings = async () =>
  (await database.query('select reference_prefix, coordinate_decimals, listing_types from private.agency_settings'))
    .rows

describe('The agency’s settings in the database', () => {
  it('are those of its folder', async () => {
    expect(await settings()).toEqual([
      {
        reference_prefix: agency.referencePrefix,
        coordinate_decimals: agency.coordinateDecimals,
        listing_types: [...offeredTypes],
      },
    ])
  })

  it('decide the references and the positions of new listings', async () => {
    await database.query('select private.set_agency($1, $2, $3)', ['ROW', 2, offeredTypes])
    const add = async (slug: string, reference: string | null) =>
      (
        await database.query<{ reference: string; latitude: number }>(
          `insert into public.properties (slug, title, status, listing_type, reference, latitude, longitude)
            values ($1, $1, 'draft', 'sale', $2, 51.54487, -0.09821) returning reference, latitude::float`,
          [slug, reference],
        )
      ).rows[0]
    expect(await add('given', 'ROW-4000')).toEqual({ reference: 'ROW-4000', latitude: 51.54 })
    expect((await add('counted', null))?.reference).toBe('ROW-4001')
    // Another agency's number does not count.
    await add('other', 'MR-9000')
    expect((await add('next', null))?.reference).toBe('ROW-4002')
  })

  it.each(['A B', 'mr', '', 'LONGPREFIX'])('refuse “%s” as a prefix', async (prefix) => {
    const stored = database.query('select private.set_agency($1, 3, $2)', [prefix, offeredTypes])
    await expect(stored).rejects.toThrow('reference_prefix_shape')
  })

  it.each(['anon', 'authenticated', 'service_role'])('are neither read nor changed as %s', async (role) => {
    for (const statement of [
      'select * from private.agency_settings',
      "update private.agency_settings set reference_prefix = 'X'",
      "select private.set_agency('X', 3, '{rent}')",
    ])
      await expect(
        database.query(`do $$ begin set local role ${role}; execute '${statement.replaceAll("'", "''")}'; end $$`),
      ).rejects.toThrow(/permission denied/)
  })
})
