import { expect, it } from 'vitest'
import { readingFunctions } from '../../src/lib/http/rest'
import { testDatabase } from './test-database'

const database = testDatabase()

it('A call that the site repeats without a response changes nothing', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 's' and proname = any ($1)`,
    [readingFunctions],
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(readingFunctions.toSorted())
})
