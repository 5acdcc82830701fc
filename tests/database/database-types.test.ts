import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { databaseTypes } from '../../scripts/lib/database-types'

it('The types of the database are those of its migrations: npm run types:database writes them anew', async () => {
  const { path, text } = await databaseTypes()
  expect(await readFile(path, 'utf8')).toBe(text)
}, 60_000)
