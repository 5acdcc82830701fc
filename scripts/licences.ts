// Writes docs/licences.md anew, and refuses a licence that nobody has agreed to.
import { readFile, writeFile } from 'node:fs/promises'
import { logStep, main, UserError } from './lib/cli.ts'
import { isTaken, licences, licencesPage } from './lib/licences.ts'
import { root } from './lib/paths.ts'

await main(async () => {
  const rows = licences(JSON.parse(await readFile(`${root}package-lock.json`, 'utf8')))
  await writeFile(`${root}docs/licences.md`, licencesPage(rows))
  logStep(
    `docs/licences.md: ${rows.length} packages, ${rows.filter(({ browser }) => browser).length} of them in the browser`,
  )
  const others = rows.filter((row) => !isTaken(row))
  if (others.length > 0)
    throw new UserError(
      [
        'These have licences that nobody has agreed to:',
        ...others.map(({ name, version, licence }) => `  ${name} ${version}: ${licence ?? 'none named'}`),
        'Do without them, or name the licence and the reason in scripts/lib/licences.ts.',
      ].join('\n'),
    )
})
