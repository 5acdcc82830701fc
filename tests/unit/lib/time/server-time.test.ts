import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { learnServerTime, serverDate, serverNow, timedFetch } from '../../../../src/lib/time/server-time'

const hour = 3_600_000
const day = 24 * hour
const right = Date.parse('2026-11-25T09:00:00Z')
const respond = (date?: number) =>
  new Response('', date === undefined ? {} : { headers: { date: new Date(date).toUTCString() } })

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.clockOffset = undefined
})
afterEach(() => {
  vi.useRealTimers()
  // Files of one worker share it.
  globalThis.clockOffset = undefined
})

// Durations measured by the device alone, and the hour of a build.
const spans = [
  'admin/session/SignIn.tsx',
  'admin/session/login-backoff.ts',
  'admin/site-content/site-content.queries.ts',
  'features/saved/saved.store.ts',
  'features/search/search-cache.ts',
  'layouts/site-content.ts',
  'pages/new-homes.xml.ts',
]
it('only durations, and the build, use the visitor’s own clock', () => {
  const readers = globSync('**/*.{ts,tsx}', { cwd: 'src' }).filter((file) =>
    /new Date\(\)|Date\.now\(\)/.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(readers.filter((file) => !/^lib\/time\/(server-time|page-clock)\.ts$/.test(file)).sort()).toEqual(spans)
})

describe('The current time', () => {
  it.each([
    ['40 days fast', 40 * day],
    ['40 days slow', -40 * day],
    ['two hours fast', 2 * hour],
  ])('is the server’s, with a clock that is %s', (_what, wrong) => {
    vi.setSystemTime(right + wrong)
    expect(serverNow()).toBe(right + wrong)
    learnServerTime(respond(right))
    expect(serverDate().toISOString()).toBe('2026-11-25T09:00:00.000Z')
    vi.advanceTimersByTime(hour)
    expect(serverNow()).toBe(right + hour)
    // The clock is corrected: the next response shows it.
    vi.setSystemTime(right + hour)
    learnServerTime(respond(right + hour))
    expect(serverNow()).toBe(right + hour)
  })
  it('is the visitor’s own if correct to a minute, and if no response has a time', () => {
    vi.setSystemTime(right)
    for (const date of [right - 2000, right + 59_000, undefined]) learnServerTime(respond(date))
    expect(serverNow()).toBe(right)
    learnServerTime(new Response('', { headers: { date: 'yesterday' } }))
    expect(serverNow()).toBe(right)
  })
  it('is learnt from every response of the backend’s clients', async () => {
    vi.setSystemTime(right - 40 * day)
    vi.stubGlobal('fetch', async () => respond(right))
    await timedFetch('http://backend.invalid')
    vi.unstubAllGlobals()
    expect(serverNow()).toBe(right)
  })
})
