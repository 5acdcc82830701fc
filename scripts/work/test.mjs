import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { testBrowser } from '../lib/browser.mjs'
import { startBackend } from '../lib/backend.mjs'
import { build } from '../lib/build.mjs'
import { freePort } from '../lib/ports.mjs'
import { run, settings } from '../lib/run.mjs'
import { main, say } from '../lib/say.mjs'
import { serveSite } from '../lib/site-server.mjs'

// Tests write: never into a database that this shell names.
for (const name of settings) delete process.env[name]

// Every part has its own ports, its own folder and its own database, so that it can run beside npm start.
const total = { passed: 0, failed: 0, skipped: 0, again: 0 }
const parts = ['lint', 'spelling', 'types', 'unit', 'commands', 'database', 'site', 'browser']
// `npm test browser saved`: a word that names no part narrows the parts to the test files whose path holds it.
const wanted = process.argv.slice(2).filter((word) => parts.includes(word))
const files = process.argv.slice(2).filter((word) => !parts.includes(word))
const part = async (name, work) => {
  if (wanted.length > 0 && !wanted.includes(name)) return
  say(`${name} …`)
  try {
    const { passed = 0, failed = 0, skipped = 0, again = 0 } = await work()
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    total.again += again
    say(`${name}: ${passed} passed, ${failed} failed`)
  } catch (error) {
    total.failed += 1
    console.error(`${name} broke off:`, error)
  }
}
// Two parts may run at once: what a command prints is shown when it ends, in one piece.
const runQuietly = async (command, args, env) => {
  const { code, output } = await run(command, args, { env, stdio: 'pipe' })
  process.stdout.write(output)
  return { code }
}
const whether = (...runs) => {
  const passed = runs.filter(({ code }) => code === 0).length
  return { passed, failed: runs.length - passed }
}

async function vitest(folder, scratch, env) {
  const report = `${scratch}/${folder}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Unit tests keep no state: one worker runs all files, for to start one takes 0.2 s and there are ninety files.
  const workers = folder === 'unit' ? ['--isolate=false'] : []
  const { code } = await runQuietly(
    'vitest',
    ['run', '--dir', `tests/${folder}`, ...workers, ...reporters, ...files],
    env,
  )
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    success,
  } = JSON.parse(await readFile(report, 'utf8'))
  // A file that does not even load has no test that could fail.
  return { passed, skipped, failed: failed || (success && code === 0 ? 0 : 1) }
}

async function playwright(scratch, env) {
  const report = `${scratch}/e2e.json`
  const { code } = await run('playwright', ['test', ...files], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  const { stats } = JSON.parse(await readFile(report, 'utf8'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
    again: stats.flaky,
  }
}

await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/meridian-row-`)
  const opened = []
  const onSignal = async () => {
    for (const close of opened.reverse()) await close()
    await rm(scratch, { recursive: true, force: true })
    process.exit(130)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)

  const backendIn = async (name, ...seeds) => {
    const backend = await startBackend(`${scratch}/${name}`, await freePort(), [
      'supabase/seed.sql',
      'tests/database/stranger.sql',
      ...seeds,
    ])
    opened.push(backend.stop)
    return backend
  }
  const told = ({ url, secrets }) => ({
    TEST_BACKEND: url,
    TEST_SECRETS: JSON.stringify(secrets),
    PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
  })
  try {
    const withRules = async () => {
      // knip finds files, exports and dependencies that nothing uses.
      await part('lint', async () =>
        whether(
          await runQuietly('prettier', ['--check', '--log-level', 'warn', '.']),
          await runQuietly('eslint', ['.']),
          await runQuietly('knip', []),
        ),
      )
      await part('spelling', async () => whether(await runQuietly('cspell', ['--no-progress', '--no-summary'])))
      await part('types', async () => whether(await runQuietly('astro', ['check', '--minimumSeverity', 'warning'])))
      await part('unit', () => vitest('unit', scratch))
      await part('commands', () => vitest('commands', scratch))
    }
    // The built site is read as files, then visited.
    const folder = `${scratch}/built`
    let built
    const startSite = async () => {
      const backend = await backendIn('site', 'tests/site/hostile.sql', 'tests/unlimited.sql')
      await build(backend, folder)
      return backend
    }
    const withSite = () => (built ??= startSite())
    const withDatabase = async () => {
      await part('database', async () => {
        const backend = await backendIn('database')
        return vitest('database', scratch, told(backend)).finally(backend.stop)
      })
      await part('site', async () => {
        const backend = await withSite()
        return vitest('site', scratch, { TEST_FOLDER: folder, ...told(backend) })
      })
    }
    // Side by side: each of the two waits as often as it works. A browser keeps two cores busy by itself.
    await Promise.all([withRules(), withDatabase()])
    await part('browser', async () => {
      const executable = await testBrowser()
      const backend = await withSite()
      const port = await freePort()
      const server = await serveSite({
        folder,
        port,
        backend: backend.url,
        publishableKey: backend.secrets.publishableKey,
      })
      opened.push(() => server.closeAllConnections())
      const counts = await playwright(scratch, {
        TEST_SITE: `http://localhost:${port}`,
        ...told(backend),
        TEST_FOLDER: folder,
        CHROMIUM_PATH: executable,
      })
      server.close()
      server.closeAllConnections()
      return counts
    })
    await (await built)?.stop()
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed` +
      (total.skipped ? `, ${total.skipped} skipped` : '') +
      (total.again ? `, ${total.again} of the passed at the second try` : ''),
  )
  process.exit(total.failed || !total.passed ? 1 : 0)
})
