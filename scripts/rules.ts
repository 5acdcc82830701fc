// Writes a migration with the rules that the site declares (facts of a listing, filters, council tax), if the last one
// is stale. It is always a new file: a database may have applied the last one.
import { writeFile } from 'node:fs/promises'
import { logStep, main } from './lib/cli.ts'
import { generatedRules, lastRulesFile, nextRulesFile } from './lib/generated-rules.ts'
import { migrationsFolder } from './lib/paths.ts'
import { readMigrations, readReleases, releasedMigrations } from './lib/releases.ts'

await main(async () => {
  const files = await readMigrations()
  const last = lastRulesFile([...files.keys()])
  const rules = generatedRules()
  if (last && files.get(last) === rules) return logStep(`${last} is up to date.`)
  const next = nextRulesFile([...files.keys()], new Date())
  await writeFile(migrationsFolder + next, rules)
  logStep(`supabase/migrations/${next}`)
  if (last && !releasedMigrations([...(await readReleases()).values()]).has(last))
    logStep(`No release has ${last}. Delete it if no database of yours has applied it.`)
})
