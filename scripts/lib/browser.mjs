import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.mjs'
import { Plain, say } from './say.mjs'

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

/** Debian's own package, where apt is there and we may use it. */
const fromDebian = async () =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  (await succeeds('apt-get', ['update'])) &&
  (await succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  }))

/** A Chromium for the browser tests: the system's, else Debian's package, else Playwright's. Resolves to its path. */
export async function browser() {
  const there = present()
  if (there) return there
  say('No Chromium here yet: installing one …')
  if (!(await fromDebian())) await succeeds('playwright', ['install', 'chromium'])
  const installed = present()
  if (installed) return installed
  throw new Plain(
    'The browser tests need Chromium, and it could not be installed here. Install Chromium ' +
      'or Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
