import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.mjs'
import { UserError, say } from './say.mjs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const present = () =>
  [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find((path) => path && existsSync(path))

const succeeds = async (command, args, env) =>
  (await run(command, args, { stdio: 'ignore', env }).catch(() => ({ code: 1 }))).code === 0

/** A package of Debian's, where apt is there and we may use it. */
const fromDebian = async (name) =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  (await succeeds('apt-get', ['update'])) &&
  (await succeeds('apt-get', ['install', '-y', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  }))

/** A Chromium: the system's, else Debian's package, else Playwright's. Resolves to its path. */
export async function browser() {
  const there = present()
  if (there) return there
  say('No Chromium here yet: installing one …')
  if (!(await fromDebian('chromium'))) await succeeds('playwright', ['install', 'chromium'])
  const installed = present()
  if (installed) return installed
  throw new UserError(
    'The browser tests need Chromium, and it could not be installed here. Install Chromium ' +
      'or Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser of the tests: Chromium without its windows, extensions and settings pages, which take more than half of
 * the processor's time; where it is not to be had, a whole Chromium. Resolves to its path.
 */
export async function testBrowser() {
  if (process.env.CHROMIUM_PATH) return browser()
  if (!existsSync(headlessShell)) {
    say('No headless Chromium here yet: installing one …')
    await fromDebian('chromium-headless-shell')
  }
  return existsSync(headlessShell) ? headlessShell : browser()
}
