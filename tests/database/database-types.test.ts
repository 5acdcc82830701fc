import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { databaseTypes } from '../../scripts/lib/database-types'

it('The database types match the migrations: npm run types:database rewrites them', async () => {
  const { path, text } = await databaseTypes()
  expect(await readFile(path, 'utf8')).toBe(text)
}, 60_000)
