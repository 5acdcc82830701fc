// Runs all parts of the tests, or the named parts.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { type Backend, startBackend } from './lib/backend.ts'
import { testBrowser } from './lib/browser.ts'
import { build } from './lib/build.ts'
import { hostedSettings, run } from './lib/child-process.ts'
import { logStep, main } from './lib/cli.ts'
import { freePort } from './lib/ports.ts'
import { root } from './lib/paths.ts'
import { serveSite } from './lib/site-server.ts'
import { playwrightResults, type TestResults, vitestResults } from './lib/test-results.ts'
import { manyVisitors } from '../tests/many-visitors.ts'

// Tests write data, so they ignore a database that the shell names.
for (const name of [...hostedSettings, 'DATABASE_URL']) delete process.env[name]
// The browser tests simulate this tile server, or its failure. Without a tile server, no map sends a request.
process.env['PUBLIC_MAP_TILES'] = 'https://tiles.example/{z}/{x}/{y}.png'

// docs/licences.md lists the packages with other licences and the reasons.
const licenceRules = [
  ...['--production', '--excludePrivatePackages', '--summary'],
  ...['--excludePackages', 'postgres', '--excludePackagesStartingWith', 'lightningcss;@img/sharp-'],
  ...['--onlyAllow', '0BSD;Apache-2.0;BlueOak-1.0.0;BSD-2-Clause;BSD-3-Clause;CC0-1.0;ISC;MIT;MIT-0;Python-2.0'],
]

// Each part has its own ports, folder and database, so that it can run beside npm start.
const total = { passed: 0, skipped: 0, failures: [] as string[], flaky: [] as string[] }
const parts = ['lint', 'spelling', 'types', 'unit', 'backend', 'commands', 'database', 'site', 'browser', 'engines']
// `npm test browser saved`: a word that is not a part selects test files whose path contains it.
const wanted = process.argv.slice(2).filter((word) => parts.includes(word))
const files = process.argv.slice(2).filter((word) => !parts.includes(word))
const part = async (name: string, work: () => Promise<TestResults>) => {
  if (wanted.length > 0 && !wanted.includes(name)) return
  logStep(`${name} …`)
  const begun = performance.now()
  try {
    const { passed, skipped = 0, failures, flaky = [] } = await work()
    total.passed += passed
    total.skipped += skipped
    total.failures.push(...failures)
    total.flaky.push(...flaky)
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
    logStep(`${name}: ${passed} passed, ${failures.length} failed, ${minutes} min`)
  } catch (error) {
    total.failures.push(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`)
    console.error(`${name} broke off:`, error)
  }
}
// Two parts may run at once, so each command's output is printed in one piece when it ends.
type Environment = Record<string, string>
const runQuietly = async (command: string, args: string[], env: Environment = {}) => {
  const { code, output } = await run(command, args, { env, stdio: 'pipe' })
  process.stdout.write(output)
  return { code, command: [command, ...args].join(' ') }
}
const countRuns = (...runs: { code: number; command: string }[]): TestResults => {
  const failures = runs.filter(({ code }) => code !== 0).map(({ command }) => command)
  return { passed: runs.length - failures.length, failures }
}

async function vitest(folder: string, scratch: string, env: Environment = {}): Promise<TestResults> {
  const report = `${scratch}/${folder}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Unit tests have no state. One worker runs all files, because starting a worker takes 0.2 s.
  // Both engines run at once, because each mostly waits for its pages.
  const workers =
    folder === 'unit' ? ['--isolate=false'] : folder === 'engines' ? ['--fileParallelism', '--maxWorkers=2'] : []
  const { code } = await runQuietly(
    'vitest',
    ['run', '--dir', `tests/${folder}`, ...workers, ...reporters, ...files],
    env,
  )
  return vitestResults(JSON.parse(await readFile(report, 'utf8')) as JsonTestResults, code, root)
}

async function playwright(scratch: string, env: Environment): Promise<TestResults> {
  const report = `${scratch}/e2e.json`
  const { code } = await run('playwright', ['test', ...files], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  return playwrightResults(JSON.parse(await readFile(report, 'utf8')) as JSONReport, code)
}

await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/meridian-row-`)
  const cleanups: (() => unknown)[] = []
  const onSignal = async () => {
    for (const close of cleanups.reverse()) await close()
    await rm(scratch, { recursive: true, force: true })
    process.exit(130)
  }
  process.on('SIGINT', () => void onSignal())
  process.on('SIGTERM', () => void onSignal())

  const backendIn = async (name: string, ...seeds: string[]) => {
    const files = ['supabase/seed.sql', 'tests/database/stranger.sql', ...seeds]
    const backend = await startBackend(`${scratch}/${name}`, await freePort(), files, { unsafe: true })
    cleanups.push(backend.stop)
    return backend
  }
  const backendSettings = ({ url, secrets }: Backend) => ({
    TEST_BACKEND: url,
    TEST_SECRETS: JSON.stringify(secrets),
    PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
  })
  try {
    const withRules = async () => {
      // knip finds unused files, exports and dependencies; with --production, those that only tests use.
      await part('lint', async () =>
        countRuns(
          await runQuietly('prettier', ['--check', '--log-level', 'warn', '.']),
          await runQuietly('eslint', ['.']),
          await runQuietly('knip', []),
          await runQuietly('knip', ['--production']),
          await runQuietly('license-checker-rseidelsohn', licenceRules),
        ),
      )
      await part('spelling', async () => countRuns(await runQuietly('cspell', ['--no-progress', '--no-summary'])))
      await part('unit', () => vitest('unit', scratch))
      // Tests that start a database of their own and build nothing.
      await part('backend', () => vitest('backend', scratch))
    }
    // The built site is first read as files, then visited.
    const folder = `${scratch}/built`
    let built: Promise<Backend> | undefined
    const startSite = async () => {
      const backend = await backendIn('site', 'tests/site/hostile.sql', 'tests/unlimited.sql')
      await build(backend, folder)
      return backend
    }
    const withSite = () => (built ??= startSite())
    const withDatabase = () =>
      part('database', async () => {
        const backend = await backendIn('database', 'tests/database/staff.sql', 'tests/database/rules.sql')
        const settings = { ...backendSettings(backend), TEST_POSTGRES: backend.database }
        return vitest('database', scratch, settings).finally(backend.stop)
      })
    const openSite = async ({ url, secrets }: Backend) => {
      const port = await freePort()
      const server = await serveSite({
        folder,
        port,
        backend: url,
        publishableKey: secrets.publishableKey,
        // All visitors of the tests share one address.
        visitorLimits: manyVisitors,
      })
      const close = () => {
        server.close()
        server.closeAllConnections()
      }
      cleanups.push(close)
      return { url: `http://localhost:${port}`, close }
    }
    // WebKit and Firefox, if they are installed.
    const withEngines = () =>
      part('engines', async () => {
        const backend = await withSite()
        const site = await openSite(backend)
        const settings = { TEST_SITE: site.url, TEST_POSTGRES: backend.database, ...backendSettings(backend) }
        return vitest('engines', scratch, settings).finally(site.close)
      })
    // One after the other, because all of them write into .astro.
    const withBuilds = async () => {
      await part('site', async () => {
        const backend = await withSite()
        return vitest('site', scratch, { TEST_FOLDER: folder, ...backendSettings(backend) })
      })
      const withoutSite = async () => {
        // The engines may have been the only part that needed the site.
        await built
        await part('types', async () => countRuns(await runQuietly('astro', ['check', '--minimumSeverity', 'warning'])))
        await part('commands', () => vitest('commands', scratch))
      }
      // The engines change the database, which earlier tests compare with the built site.
      await Promise.all([withEngines(), withoutSite()])
    }
    // In parallel: databases and starting servers leave two cores idle half of the time. The browser part uses both
    // cores by itself.
    await Promise.all([withRules(), withDatabase(), withBuilds()])
    await part('browser', async () => {
      const executable = await testBrowser()
      const backend = await withSite()
      const site = await openSite(backend)
      const counts = await playwright(scratch, {
        TEST_SITE: site.url,
        ...backendSettings(backend),
        TEST_FOLDER: folder,
        CHROMIUM_PATH: executable,
      })
      site.close()
      return counts
    })
    await (await built)?.stop()
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
