// Runs all parts of the tests, or the named parts.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { type Backend, prepareFolder, startBackend } from './lib/backend.ts'
import { testBrowser } from './lib/browser.ts'
import { build } from './lib/build.ts'
import { mapSettings, projectSettings, run } from './lib/child-process.ts'
import { logStep, main } from './lib/cli.ts'
import { freePort } from './lib/ports.ts'
import { root } from './lib/paths.ts'
import { serveSite } from './lib/site-server.ts'
import { storeSecrets } from './lib/secrets.ts'
import { playwrightResults, type TestResults, vitestResults } from './lib/test-results.ts'
import { composeSalesOnly } from '../tests/agencies/sales-only/compose.ts'
import { everyCase } from '../tests/every-case.ts'
import { manyVisitors } from '../tests/many-visitors.ts'

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

/** Runs `work` at the first call. Later calls get its result. */
const once = <Result>(work: () => Promise<Result>) => {
  let result: Promise<Result> | undefined
  return () => (result ??= work())
}

// Each part has its own ports, folder and database, so that it can run beside npm start.
const total = { passed: 0, skipped: 0, failures: [] as string[], flaky: [] as string[] }
const parts = [
  'lint',
  'spelling',
  'types',
  'unit',
  'backend',
  'commands',
  'database',
  'site',
  'second',
  'browser',
  'engines',
]
// `npm test browser saved`: a word that is not a part selects test files whose path contains it.
const selectedParts = process.argv.slice(2).filter((word) => parts.includes(word))
const fileFilters = process.argv.slice(2).filter((word) => !parts.includes(word))
const part = async (name: string, work: () => Promise<TestResults>) => {
  if (selectedParts.length > 0 && !selectedParts.includes(name)) return
  logStep(`${name} …`)
  const startedAt = performance.now()
  try {
    const { passed, skipped = 0, failures, flaky = [] } = await work()
    total.passed += passed
    total.skipped += skipped
    total.failures.push(...failures)
    total.flaky.push(...flaky)
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
    logStep(`${name}: ${passed} passed, ${failures.length} failed, ${minutes} min`)
  } catch (error) {
    total.failures.push(`${name} aborted: ${error instanceof Error ? error.message : String(error)}`)
    console.error(`${name} aborted:`, error)
  }
}
// Several parts run at once, so each command's output is printed in one piece when it ends.
type Environment = Record<string, string>
const runQuietly = async (command: string, args: string[], { env = {}, niceness = 0 }: RunOptions = {}) => {
  const { code, output } = await run(command, args, { env, niceness, stdio: 'pipe' })
  process.stdout.write(output)
  return { code, command: [command, ...args].join(' ') }
}
interface RunOptions {
  env?: Environment
  niceness?: number
}
/** For commands that only compute: they fill the time in which tests wait, and do not slow down what is timed. */
const lowPriority = { niceness: 10 }
const countRuns = (...runs: { code: number; command: string }[]): TestResults => {
  const failures = runs.filter(({ code }) => code !== 0).map(({ command }) => command)
  return { passed: runs.length - failures.length, failures }
}

async function vitest(
  folder: string,
  scratch: string,
  env: Environment = {},
  niceness = 0,
  only: string[] = fileFilters,
): Promise<TestResults> {
  const report = `${scratch}/${[folder, basename(env['AGENCY'] ?? '')].filter(Boolean).join('-')}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Unit tests and tests of the built site have no state. One worker runs all files: another worker for each file would
  // load its modules again, which takes 0.3 s.
  // Both engines run at once, because each mostly waits for its pages.
  const workers = ['unit', 'site'].includes(folder)
    ? ['--isolate=false']
    : folder === 'engines'
      ? ['--fileParallelism', '--maxWorkers=2']
      : []
  const { code } = await runQuietly('vitest', ['run', '--dir', `tests/${folder}`, ...workers, ...reporters, ...only], {
    env,
    niceness,
  })
  return vitestResults(JSON.parse(await readFile(report, 'utf8')) as JsonTestResults, code, root)
}

async function playwright(scratch: string, env: Environment): Promise<TestResults> {
  const report = `${scratch}/e2e.json`
  const { code } = await runQuietly('playwright', ['test', ...fileFilters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return playwrightResults(JSON.parse(await readFile(report, 'utf8')) as JSONReport, code)
}

await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/agency-`)
  const cleanups: (() => unknown)[] = []
  const onSignal = async () => {
    for (const close of cleanups.reverse()) await close()
    await rm(scratch, { recursive: true, force: true })
    process.exit(130)
  }
  process.on('SIGINT', () => void onSignal())
  process.on('SIGTERM', () => void onSignal())

  // Migrations and demo data once; every backend of a test begins as a copy.
  const prepare = once(async () => {
    const folder = `${scratch}/prepared`
    await prepareFolder(folder)
    return folder
  })
  // What is built and visited. Each part that writes into it has a copy, with the rows that the site was built from.
  const prepareVisited = once(async () => {
    const folder = `${scratch}/visited`
    const seeds = ['tests/database/stranger.sql', 'tests/site/hostile.sql', 'tests/unlimited.sql']
    await prepareFolder(folder, seeds, { copyOf: await prepare() })
    return folder
  })
  const backendIn = async (name: string, copyOf: string, ...seeds: string[]) => {
    const backend = await startBackend(`${scratch}/${name}`, await freePort(), seeds, { unsafe: true, copyOf })
    cleanups.push(backend.stop)
    return backend
  }
  const settingsOf = ({ url, secrets, database }: Backend) => ({
    TEST_BACKEND: url,
    TEST_POSTGRES: database,
    TEST_SECRETS: JSON.stringify(secrets),
    PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
  })
  const folder = `${scratch}/built`
  const buildSite = once(async () => {
    const backend = await backendIn('site', await prepareVisited())
    await build(backend, folder)
    return backend
  })
  // A site on its first day: built from a database without listings, for tests with this word in their name.
  const firstDay = 'first-day'
  const hasFirstDay = fileFilters.length === 0 || fileFilters.some((word) => `${firstDay}.spec.ts`.includes(word))
  const emptyFolder = `${scratch}/empty-built`
  const buildEmptySite = once(async () => {
    const { secrets } = await buildSite()
    await mkdir(`${scratch}/empty`)
    await storeSecrets(`${scratch}/empty`, secrets)
    const backend = await startBackend(`${scratch}/empty`, await freePort(), [], { unsafe: true })
    cleanups.push(backend.stop)
    await build(backend, emptyFolder, { quiet: true, compression: 'quick' })
    return backend
  })
  /** The site of another agency, with its own rows or with ours, and what its database knows of it (`seed.sql`). */
  const buildSiteOf = async (name: string, agency: string) => {
    const backend = await backendIn(name, await prepare(), `tests/agencies/${name}/seed.sql`)
    await build(backend, `${scratch}/${name}-built`, { compression: 'quick', agency })
    await backend.stop()
    return { ...settingsOf(backend), TEST_FOLDER: `${scratch}/${name}-built`, AGENCY: agency }
  }
  /** The second agency of the tests, which only lets. */
  const buildSecondSite = () => buildSiteOf('featherstonehaugh', 'tests/agencies/featherstonehaugh')
  /** Its opposite. */
  const buildSalesOnlySite = async () => {
    const agency = `${scratch}/sales-only-agency`
    await composeSalesOnly(agency)
    return buildSiteOf('sales-only', agency)
  }
  const isWanted = (...names: string[]) =>
    selectedParts.length === 0 || names.some((name) => selectedParts.includes(name))
  /** A visited site: a copy of its database, and a server of its own. */
  const openSite = async (name: string) => {
    await buildSite()
    const backend = await backendIn(name, await prepareVisited())
    const port = await freePort()
    const server = await serveSite({
      folder,
      port,
      backend: backend.url,
      publishableKey: backend.secrets.publishableKey,
      // All visitors of the tests share one address.
      visitorLimits: manyVisitors,
    })
    const close = async () => {
      server.close()
      server.closeAllConnections()
      await backend.stop()
    }
    cleanups.push(close)
    const site = { TEST_SITE: `http://localhost:${port}`, TEST_FOLDER: folder, TEST_PREPARED: await prepare() }
    return { settings: { ...settingsOf(backend), ...site }, close }
  }
  const serveEmptySite = async () => {
    const { url, secrets } = await buildEmptySite()
    const port = await freePort()
    const server = await serveSite({
      ...{ folder: emptyFolder, port, backend: url, publishableKey: secrets.publishableKey },
      visitorLimits: manyVisitors,
    })
    cleanups.push(() => {
      server.close()
      server.closeAllConnections()
    })
    return { origin: `http://localhost:${port}`, backend: url }
  }
  /** Types of content, which Astro writes into .astro. */
  const contentTypes = once(async () => {
    if (!existsSync(`${root}.astro/types.d.ts`)) await runQuietly('astro', ['sync'], lowPriority)
  })

  const lint = () =>
    part('lint', async () => {
      // knip finds unused files, exports and dependencies; with --production, those that only tests use.
      const runs = [
        await runQuietly('prettier', ['--check', '--log-level', 'warn', '.'], lowPriority),
        await runQuietly('knip', [], lowPriority),
        await runQuietly('knip', ['--production'], lowPriority),
        await runQuietly('license-checker-rseidelsohn', licenceRules, lowPriority),
      ]
      await contentTypes()
      return countRuns(...runs, await runQuietly('eslint', ['.'], lowPriority))
    })
  const spelling = () =>
    part('spelling', async () => countRuns(await runQuietly('cspell', ['--no-progress', '--no-summary'], lowPriority)))
  const unit = () =>
    part('unit', async () => {
      await contentTypes()
      return vitest('unit', scratch, {}, lowPriority.niceness)
    })
  const database = () =>
    part('database', async () => {
      const seeds = ['stranger', 'staff', 'rules'].map((name) => `tests/database/${name}.sql`)
      const backend = await backendIn('database', await prepare(), ...seeds)
      const settings = { ...settingsOf(backend), TEST_PREPARED: await prepare() }
      try {
        return await vitest('database', scratch, settings)
      } finally {
        await backend.stop()
      }
    })
  // Tests that start databases of their own and build nothing.
  const backend = () => part('backend', async () => vitest('backend', scratch, { TEST_PREPARED: await prepare() }))
  const site = () =>
    part('site', async () => {
      const settings = settingsOf(await buildSite())
      if (hasFirstDay) await buildEmptySite()
      return vitest('site', scratch, { ...settings, TEST_FOLDER: folder, TEST_EMPTY_FOLDER: emptyFolder })
    })
  // What holds for the site of any agency, on those of others. The one that only sells is for the nightly run.
  const second = () =>
    part('second', async () => {
      const results = []
      for (const site of everyCase ? [buildSecondSite, buildSalesOnlySite] : [buildSecondSite])
        results.push(await vitest('site', scratch, await site(), 0, ['agencies', 'links', 'html']))
      return {
        passed: results.reduce((sum, { passed }) => sum + passed, 0),
        skipped: results.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
        failures: results.flatMap(({ failures }) => failures),
      }
    })
  // WebKit and Firefox, if they are installed.
  const engines = () =>
    part('engines', async () => {
      const { settings, close } = await openSite('engines')
      try {
        return await vitest('engines', scratch, settings)
      } finally {
        await close()
      }
    })
  const commands = () =>
    part('commands', async () => {
      const prepared = await prepare()
      await contentTypes()
      return vitest('commands', scratch, { TEST_PREPARED: prepared })
    })
  const types = () =>
    part('types', async () => {
      await contentTypes()
      // Oxlint checks the types of all TypeScript, and the rules that need them, in less than half of the time that
      // the compiler of .astro files takes for the types alone.
      return countRuns(
        await runQuietly('oxlint', [], lowPriority),
        await runQuietly(
          'astro',
          ['check', '--tsconfig', 'tsconfig.astro.json', '--minimumSeverity', 'warning'],
          lowPriority,
        ),
      )
    })
  const browser = () =>
    part('browser', async () => {
      const executable = await testBrowser()
      const { settings, close } = await openSite('browser')
      const empty = hasFirstDay ? await serveEmptySite() : { origin: '', backend: '' }
      try {
        return await playwright(scratch, {
          ...settings,
          CHROMIUM_PATH: executable,
          TEST_EMPTY_SITE: empty.origin,
          TEST_EMPTY_BACKEND: empty.backend,
        })
      } finally {
        await close()
      }
    })
  const sequentially = async (...parts: (() => Promise<void>)[]) => {
    for (const part of parts) await part()
  }
  try {
    // The hostile loads measure times, so only commands of low priority run beside them. The builds come after: they
    // write the types in .astro, which these commands read, and another agency has other ones.
    await Promise.all([backend(), sequentially(lint, spelling, types), unit()])
    // Databases leave one of two cores idle.
    await Promise.all([database(), sequentially(site, second, engines), commands()])
    // Uses both cores by itself: beside the others, pages and time limits would wait too long.
    await browser()
    if (isWanted('site', 'browser', 'engines')) await (await buildSite()).stop()
    if (isWanted('site', 'browser') && hasFirstDay) await (await buildEmptySite()).stop()
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  // The last lines are the ones that people read, so they list the failures.
  for (const name of total.flaky) console.log(`at the second try: ${name}`)
  for (const name of total.failures) console.log(`failed: ${name}`)
  console.log(
    `\n${total.passed} passed, ${total.failures.length} failed` +
      (total.skipped ? `, ${total.skipped} skipped` : '') +
      (total.flaky.length ? `, ${total.flaky.length} of the passed at the second try` : ''),
  )
  process.exit(total.failures.length > 0 || total.passed === 0 ? 1 : 0)
})
