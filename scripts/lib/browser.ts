import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './child-process.ts'
import { logStep, UserError } from './cli.ts'

const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const findBrowser = () =>
  [process.env['CHROMIUM_PATH'], ...defaultPaths, chromium.executablePath()].find((path) => path && existsSync(path))

const succeeds = async (command: string, args: string[], env: Record<string, string> = {}) =>
  (await run(command, args, { stdio: 'ignore', env }).catch(() => ({ code: 1 }))).code === 0

/** Installs a Debian package, if apt is available and permitted. */
const installFromDebian = async (name: string) =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  (await succeeds('apt-get', ['update'])) &&
  (await succeeds('apt-get', ['install', '-y', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  }))

/** A Chromium: the system's, or else Debian's package, or else Playwright's. Resolves to its path. */
export async function browser(): Promise<string> {
  const results = findBrowser()
  if (results) return results
  logStep('No Chromium here yet: installing one …')
  if (!(await installFromDebian('chromium'))) await succeeds('playwright', ['install', 'chromium'])
  const installed = findBrowser()
  if (installed) return installed
  throw new UserError(
    'The browser tests need Chromium, and it could not be installed here. Install Chromium ' +
      'or Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser of the tests: a headless Chromium without windows, extensions and settings pages, which would use more
 * than half of the processor time. The fallback is a full Chromium. Resolves to its path.
 */
export async function testBrowser(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return browser()
  if (!existsSync(headlessShell)) {
    logStep('No headless Chromium here yet: installing one …')
    await installFromDebian('chromium-headless-shell')
  }
  return existsSync(headlessShell) ? headlessShell : browser()
}
