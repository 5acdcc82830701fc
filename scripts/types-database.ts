// Regenerates src/lib/database.types.ts from the migrations.
import { writeFile } from 'node:fs/promises'
import { logStep, main } from './lib/cli.ts'
import { databaseTypes } from './lib/database-types.ts'

await main(async () => {
  const { path, text } = await databaseTypes()
  await writeFile(path, text)
  logStep('src/lib/database.types.ts')
})
