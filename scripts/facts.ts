// Writes a migration with the database's part of src/domain/listing/facts/fact-fields.ts, if the last one is stale.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { factRulesSql } from '../src/domain/listing/facts/fact-rules-sql.ts'
import { logStep, main } from './lib/cli.ts'
import { root } from './lib/paths.ts'

await main(async () => {
  const folder = `${root}/supabase/migrations`
  const last = (await readdir(folder))
    .filter((name) => name.endsWith('_generate_fact_rules.sql'))
    .sort()
    .at(-1)
  const text = factRulesSql()
  if (last && (await readFile(`${folder}/${last}`, 'utf8')) === text) return logStep(`${last} is up to date.`)
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  await writeFile(`${folder}/${time}_generate_fact_rules.sql`, text)
  logStep(`supabase/migrations/${time}_generate_fact_rules.sql`)
})
