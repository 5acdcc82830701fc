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
function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_PATH is ${named}, which does not exist.`)
  return [named, ...defaultPaths, chromium.executablePath()].find((path) => path && existsSync(path))
}

const succeeds = async (command: string, args: string[], env: Record<string, string> = {}) =>
  (await run(command, args, { stdio: 'ignore', env }).catch(() => ({ code: 1 }))).code === 0

/** Installs a Debian package, if apt is available and permitted. */
async function installFromDebian(name: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  logStep(`Installing ${name} …`)
  return (
    (await succeeds('apt-get', ['update'])) &&
    (await succeeds('apt-get', ['install', '-y', '--no-install-recommends', name], {
      DEBIAN_FRONTEND: 'noninteractive',
    }))
  )
}

async function installFromPlaywright(): Promise<void> {
  logStep('Installing Playwright’s Chromium …')
  await succeeds('playwright', ['install', 'chromium'])
}

/** The path of a Chromium: the system's, or else Debian's package, or else Playwright's. */
export async function chromiumPath(): Promise<string> {
  const path = findChromium()
  if (path) return path
  if (!(await installFromDebian('chromium'))) await installFromPlaywright()
  const installed = findChromium()
  if (installed) return installed
  throw new UserError(
    'The browser tests need Chromium, and it could not be installed here. Install Chromium ' +
      'or Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The path of the tests' browser: a headless Chromium without windows, extensions and settings pages, which would use
 * more than half of the processor time. The fallback is a full Chromium.
 */
export async function testChromiumPath(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return chromiumPath()
  if (!existsSync(headlessShell)) await installFromDebian('chromium-headless-shell')
  return existsSync(headlessShell) ? headlessShell : chromiumPath()
}
