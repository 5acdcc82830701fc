// Writes a migration with the rules that the site declares (facts of a listing, filters, council tax), if the last one
// is stale.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { logStep, main } from './lib/cli.ts'
import { generatedRules, rulesSuffix } from './lib/generated-rules.ts'
import { root } from './lib/paths.ts'

await main(async () => {
  const folder = `${root}/supabase/migrations`
  const last = (await readdir(folder))
    .filter((name) => name.endsWith(rulesSuffix))
    .sort()
    .at(-1)
  if (last && (await readFile(`${folder}/${last}`, 'utf8')) === generatedRules())
    return logStep(`${last} is up to date.`)
  // After every other migration: a new column may have a later time than the clock.
  const newest = (await readdir(folder)).sort().at(-1)?.slice(0, 14) ?? ''
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const time = now > newest ? now : String(BigInt(newest) + 1n)
  await writeFile(`${folder}/${time}${rulesSuffix}`, generatedRules())
  logStep(`supabase/migrations/${time}${rulesSuffix}`)
})
