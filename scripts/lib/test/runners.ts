import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { run } from '../child-process.ts'
import { root } from '../paths.ts'
import { playwrightResults, type TestResults, vitestResults } from './results.ts'
import { fileFilters } from './selection.ts'

type Environment = Record<string, string>
interface RunOptions {
  env?: Environment
  niceness?: number
}
/** For commands that only compute: they fill the time in which tests wait, and do not slow down what is timed. */
export const lowPriority = { niceness: 10 }

/** Several parts run at once, so each command's output is printed in one piece when it ends. */
async function runQuietly(command: string, args: string[], { env = {}, niceness = 0 }: RunOptions = {}) {
  const { code, output } = await run(command, args, { env, niceness, stdio: 'pipe' })
  process.stdout.write(output)
  return { code, command: [command, ...args].join(' ') }
}

/** Runs commands in turn. One that exits with an error has failed. */
export async function runCommands(...commands: [string, ...string[]][]): Promise<TestResults> {
  const failures: string[] = []
  for (const [command, ...args] of commands) {
    const { code, command: text } = await runQuietly(command, args, lowPriority)
    if (code !== 0) failures.push(text)
  }
  return { passed: commands.length - failures.length, failures }
}

interface VitestOptions extends RunOptions {
  /** Words of the paths of the files. */
  only?: string[]
}
/** Runs the files of a folder of `tests`. */
export async function vitest(
  folder: string,
  scratch: string,
  { env = {}, niceness = 0, only = fileFilters }: VitestOptions = {},
): Promise<TestResults> {
  const report = `${scratch}/${[folder, basename(env['AGENCY'] ?? '')].filter(Boolean).join('-')}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // One worker runs all files: another worker for each file would load its modules again, which takes 0.3 s or more.
  // Both engines run at once, because each mostly waits for its pages.
  const workers = ['unit', 'site', 'database'].includes(folder)
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

/** Runs the browser tests. */
export async function playwright(scratch: string, env: Environment): Promise<TestResults> {
  const report = `${scratch}/e2e.json`
  const { code } = await runQuietly('playwright', ['test', ...fileFilters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return playwrightResults(JSON.parse(await readFile(report, 'utf8')) as JSONReport, code)
}
