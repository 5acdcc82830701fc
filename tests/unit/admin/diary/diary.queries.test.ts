import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('../../../../src/lib/http/admin-query')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})
const key = '0123456789abcdef'.repeat(4)

/** The address shown to staff for a backend key. */
async function shownAddress() {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  const result = { ok: true, value: { data: key, count: 0 } }
  vi.doMock('../../../../src/lib/http/admin-query', () => ({ runQuery: () => Promise.resolve(result) }))
  vi.resetModules()
  const { newCalendarAddress } = await import('../../../../src/admin/diary/diary.queries')
  return newCalendarAddress()
}

describe('The calendar address for staff', () => {
  it('is Supabase’s own if pages connect to it', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://abc.supabase.co/')
    expect(await shownAddress()).toBe(`https://abc.supabase.co/functions/v1/calendar/${key}.ics`)
  })
  it('is the site’s if that proxies the backend', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', '')
    vi.stubEnv('SSR', false)
    vi.stubGlobal('location', { origin: 'https://www.example.org' })
    expect(await shownAddress()).toBe(`https://www.example.org/functions/v1/calendar/${key}.ics`)
  })
})
