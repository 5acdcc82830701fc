// Makes a release: records the new migrations, which nobody may change from then on, and names the version in
// package.json and CHANGELOG.md. Usage: npm run release -- 1.1.0
// Until the record of the version is committed, the same command records its migrations again.
import { readFile, writeFile } from 'node:fs/promises'
import { logStep, main, UserError } from './lib/cli.ts'
import { generatedRules, lastRulesFile } from './lib/generated-rules.ts'
import { root } from './lib/paths.ts'
import {
  addedMigrations,
  isCommitted,
  migrationFaults,
  readMigrations,
  readReleases,
  releasesFolder,
} from './lib/releases.ts'
import { isNewer, releasedChangelog, withVersion } from './lib/versions.ts'

await main(async () => {
  const [version = ''] = process.argv.slice(2)
  const packageText = await readFile(`${root}package.json`, 'utf8')
  const { version: former } = JSON.parse(packageText) as { version: string }
  const isRepeated = version === former && !isCommitted(version)
  if (!isRepeated && !isNewer(version, former))
    throw new UserError(`Name a version above ${former}, with three numbers: npm run release -- 1.2.0`)

  const [files, released] = [await readMigrations(), await readReleases()]
  const date = released.get(version)?.date ?? new Date().toISOString().slice(0, 10)
  released.delete(version)
  const releases = [...released.values()]
  const faults = migrationFaults(files, releases)
  if (faults.length > 0) throw new UserError(`Databases of the last release would differ:\n  ${faults.join('\n  ')}`)
  const rules = lastRulesFile([...files.keys()])
  if (!rules || files.get(rules) !== generatedRules())
    throw new UserError('The generated rules are stale. Run npm run rules.')

  if (!isRepeated) {
    const changelog = await readFile(`${root}CHANGELOG.md`, 'utf8')
    await writeFile(`${root}CHANGELOG.md`, releasedChangelog(changelog, former, version, date))
    await writeFile(`${root}package.json`, withVersion(packageText, former, version))
    const lock = await readFile(`${root}package-lock.json`, 'utf8')
    await writeFile(`${root}package-lock.json`, withVersion(lock, former, version))
    logStep('CHANGELOG.md, package.json and package-lock.json name the version.')
  }
  const migrations = addedMigrations(files, releases)
  await writeFile(`${releasesFolder}${version}.json`, `${JSON.stringify({ date, migrations }, null, 2)}\n`)
  logStep(`supabase/releases/${version}.json: ${Object.keys(migrations).length} migrations are new.`)
  console.log(`\nNext: npm test, then commit and git tag v${version} (CONTRIBUTING.md, “Make a release”).`)
})
