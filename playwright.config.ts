import { defineConfig } from '@playwright/test'
import { everyCase, nightly } from './tests/every-case'

const longJourneys = /\/(admin-tasks|alerts|chinese|pages|staff|thumb|viewing-slots)\.spec\.ts$/

// The site and its backend are started by scripts/test.ts, which says where they are.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/playwright',
  // On two cores, two browsers leave each other idle while they wait for pictures and animations.
  workers: 3,
  fullyParallel: true,
  // The longest journeys first: at the end, one of them would leave the other browsers idle.
  projects: [
    { name: 'long', testMatch: longJourneys },
    { name: 'short', testIgnore: longJourneys },
  ],
  grepInvert: everyCase ? [] : new RegExp(`${nightly.tag}\\b`),
  // On a busy shared machine a press may come before its page: one more try, and the report says which needed it.
  retries: 1,
  // They only end what hangs, on a slow and busy machine too.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['TEST_SITE'] ?? '',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No other host exists: a request fails at once, on any network. Tests simulate the hosts that they need.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // Letters as wide as in a window: headless Chromium rounds them otherwise, and lines break elsewhere.
        '--font-render-hinting=none',
      ],
    },
  },
})
