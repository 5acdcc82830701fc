import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const client = '../../../../../src/lib/http/supabase'
beforeAll(() => {
  vi.doMock(client, () => ({ supabase: () => ({ auth: { getSession: () => Promise.resolve({ data: {} }) } }) }))
  vi.resetModules()
})
afterAll(() => {
  vi.doUnmock(client)
  vi.resetModules()
})

/** The headers of each upload, and whether the backend's CORS allows `x-robots-tag`. */
let uploads: Record<string, string>[]
let allowed: boolean

class StubbedRequest {
  readonly headers: Record<string, string> = {}
  readonly upload = {}
  readonly status = 200
  onload?: () => void
  onerror?: () => void
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    uploads.push(this.headers)
    if ('x-robots-tag' in this.headers && !allowed) this.onerror?.()
    else this.onload?.()
  }
}

beforeEach(() => {
  uploads = []
  vi.stubGlobal('XMLHttpRequest', StubbedRequest)
})
afterEach(() => vi.unstubAllGlobals())

async function send() {
  const { sendPicture } = await import('../../../../../src/admin/listings/pictures/pictures.queries')
  return sendPicture(
    'royal-hill/a',
    { sizes: [{ width: 480, bytes: new Blob(['a'], { type: 'image/webp' }) }], extension: 'webp' },
    () => {},
    new AbortController().signal,
  )
}

it('An uploaded picture may be indexed: Supabase sends X-Robots-Tag: none for others', async () => {
  allowed = true
  expect((await send()).ok).toBe(true)
  expect(uploads.map((headers) => headers['x-robots-tag'])).toEqual(['all'])
})

it('A picture is uploaded even if the preflight refuses the header', async () => {
  allowed = false
  expect((await send()).ok).toBe(true)
  expect(uploads.map((headers) => headers['x-robots-tag'])).toEqual(['all', undefined])
})
