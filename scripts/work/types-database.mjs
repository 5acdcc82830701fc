import { writeFile } from 'node:fs/promises'
import { databaseTypes } from '../lib/database-types.ts'
import { main, say } from '../lib/say.mjs'

await main(async () => {
  const { path, text } = await databaseTypes()
  await writeFile(path, text)
  say('src/lib/database.types.ts')
})
