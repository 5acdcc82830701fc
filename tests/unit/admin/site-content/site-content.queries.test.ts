import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultContent, type SiteContent } from '../../../../src/domain/site-content/site-content'

const request = '../../../../src/admin/query/request'
afterEach(() => {
  vi.doUnmock(request)
  vi.doUnmock('../../../../src/lib/http/supabase')
  vi.resetModules()
})

const row = (content: SiteContent) => ({
  ...{ notice: content.notice, notice_until: content.noticeUntil, special_days: content.specialDays },
  ...{ featured: content.featured, testimonials: content.testimonials, updated_at: '2026-11-29T10:00:00Z' },
})
const query: unknown = new Proxy(() => query, { get: () => query })

/** Saves the content while the database has another version than the one that was read. */
async function savedOver(current: SiteContent, content: SiteContent) {
  vi.doMock('../../../../src/lib/http/supabase', () => ({ supabase: () => query }))
  vi.doMock(request, () => ({
    requestChange: () => Promise.resolve(null),
    request: () => Promise.resolve(row(current)),
  }))
  vi.resetModules()
  const { saveSiteContent } = await import('../../../../src/admin/site-content/site-content.queries')
  return saveSiteContent(content, '2026-11-28T10:00:00Z')
}

describe('Site content that has another version than expected', () => {
  const day = { day: '2026-12-24', opens: null, closes: null, name: 'Christmas Eve' }
  const content = { ...defaultContent, notice: 'We are moving.', specialDays: [day] }
  it('is saved if it is what was sent: our own save, whose response was lost', async () =>
    expect(await savedOver(content, content)).toEqual({ saved: { content, version: '2026-11-29T10:00:00Z' } }))
  it('is somebody else’s if it differs', async () =>
    expect(await savedOver({ ...content, notice: 'Theirs' }, content)).toMatchObject({
      theirs: { content: { notice: 'Theirs' } },
    }))
})
