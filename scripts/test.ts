// Runs all parts of the tests, or the named parts.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { testChromiumPath } from './lib/browser.ts'
import { mapSettings, projectSettings } from './lib/child-process.ts'
import { main } from './lib/cli.ts'
import { root } from './lib/paths.ts'
import { once } from './lib/test/once.ts'
import { part, printTotal } from './lib/test/report.ts'
import type { TestResults } from './lib/test/results.ts'
import { lowPriority, playwright, runCommands, vitest } from './lib/test/runners.ts'
import { includesEmptySite, isSelected, type Part } from './lib/test/selection.ts'
import { cleanups, settingsOf, testSites } from './lib/test/sites.ts'
import { everyCase } from '../tests/every-case.ts'

// Tests write data, so they ignore a database that the shell names.
for (const name of [...projectSettings, 'DATABASE_URL']) delete process.env[name]
// Empty, so that .env does not apply.
for (const name of mapSettings) process.env[name] = ''
// The browser tests simulate this tile server, or its failure. Without a tile server, no map sends a request.
process.env['PUBLIC_MAP_TILES'] = 'https://tiles.example/{z}/{x}/{y}.png'

// docs/licences.md lists the packages with other licences and the reasons.
const licenceRules = [
  ...['--production', '--excludePrivatePackages', '--summary'],
  ...['--excludePackages', 'postgres', '--excludePackagesStartingWith', 'lightningcss;@img/sharp-'],
  ...['--onlyAllow', '0BSD;Apache-2.0;BlueOak-1.0.0;BSD-2-Clause;BSD-3-Clause;CC0-1.0;ISC;MIT;MIT-0;Python-2.0'],
]

/** Types of content, which Astro writes into .astro. */
const contentTypes = once(async () => {
  if (!existsSync(`${root}.astro/types.d.ts`)) await runCommands(['astro', 'sync'])
})

await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/agency-`)
  // What a test leaves in the folder for temporary files is deleted with the rest.
  process.env['TMPDIR'] = scratch
  const onSignal = async () => {
    for (const close of cleanups.reverse()) await close()
    await rm(scratch, { recursive: true, force: true })
    process.exit(130)
  }
  process.on('SIGINT', () => void onSignal())
  process.on('SIGTERM', () => void onSignal())

  // Each part has its own ports, folder and database, so that it can run beside npm start.
  const sites = testSites(scratch)
  const work = {
    lint: () =>
      runCommands(
        ['oxfmt', '--check', '.'],
        // knip finds unused files, exports and dependencies; with --production, those that only tests use.
        ['knip'],
        ['knip', '--production'],
        ['license-checker-rseidelsohn', ...licenceRules],
        ['eslint', '.'],
      ),
    spelling: () => runCommands(['cspell', '--no-progress', '--no-summary']),
    types: async () => {
      await contentTypes()
      // Oxlint checks the types of all TypeScript, and the rules for all code but the templates of .astro files.
      return runCommands(
        ['oxlint'],
        ['astro', 'check', '--tsconfig', 'tsconfig.astro.json', '--minimumSeverity', 'warning'],
      )
    },
    unit: async () => {
      await contentTypes()
      return vitest('unit', scratch, lowPriority)
    },
    // Tests that start databases of their own and build nothing.
    backend: async () => vitest('backend', scratch, { env: { TEST_PREPARED: await sites.prepare() } }),
    commands: async () => {
      const prepared = await sites.prepare()
      await contentTypes()
      return vitest('commands', scratch, { env: { TEST_PREPARED: prepared } })
    },
    database: async () => {
      const seeds = ['stranger', 'staff', 'rules'].map((name) => `tests/database/${name}.sql`)
      const prepared = await sites.prepare()
      const backend = await sites.backendIn('database', prepared, ...seeds)
      try {
        return await vitest('database', scratch, { env: { ...settingsOf(backend), TEST_PREPARED: prepared } })
      } finally {
        await backend.stop()
      }
    },
    site: async () => {
      const settings = settingsOf(await sites.buildSite())
      if (includesEmptySite) await sites.buildEmptySite()
      const folders = { TEST_FOLDER: sites.folder, TEST_EMPTY_FOLDER: sites.emptyFolder }
      return vitest('site', scratch, { env: { ...settings, ...folders } })
    },
    // What holds for the site of any agency, on those of others. The one that only sells is for the nightly run.
    agencies: async () => {
      const results: TestResults[] = []
      for (const buildSite of [sites.buildSecondSite, ...(everyCase ? [sites.buildSalesOnlySite] : [])])
        results.push(await vitest('site', scratch, { env: await buildSite(), only: ['agencies', 'links', 'html'] }))
      return {
        passed: results.reduce((sum, { passed }) => sum + passed, 0),
        skipped: results.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
        failures: results.flatMap(({ failures }) => failures),
      }
    },
    // WebKit and Firefox, if they are installed.
    engines: async () => {
      const { settings, close } = await sites.openSite('engines')
      try {
        return await vitest('engines', scratch, { env: settings })
      } finally {
        await close()
      }
    },
    browser: async () => {
      const executable = await testChromiumPath()
      const { settings, close } = await sites.openSite('browser')
      const empty = includesEmptySite ? await sites.openEmptySite() : { TEST_EMPTY_SITE: '', TEST_EMPTY_BACKEND: '' }
      try {
        return await playwright(scratch, { ...settings, ...empty, CHROMIUM_PATH: executable })
      } finally {
        await close()
      }
    },
  } satisfies Record<Part, () => Promise<TestResults>>
  const inTurn = async (...names: Part[]) => {
    for (const name of names) await part(name, work[name])
  }
  try {
    // The hostile loads measure times, so only commands of low priority run beside them. The builds come after: they
    // write the types in .astro, which these commands read, and another agency has other ones.
    await Promise.all([inTurn('backend'), inTurn('lint', 'spelling', 'types'), inTurn('unit')])
    // Databases leave one of two cores idle.
    await Promise.all([inTurn('database'), inTurn('site', 'agencies', 'engines'), inTurn('commands')])
    // Uses both cores by itself: beside the others, pages and time limits would wait too long.
    await inTurn('browser')
    if (isSelected('site', 'browser', 'engines')) await (await sites.buildSite()).stop()
    if (isSelected('site', 'browser') && includesEmptySite) await (await sites.buildEmptySite()).stop()
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  process.exit(printTotal())
})
