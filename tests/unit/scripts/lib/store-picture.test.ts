import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { storePicture } from '../../../../scripts/lib/store-picture'

it('A picture of a feed may be indexed: Supabase sends X-Robots-Tag: none for others', async () => {
  const upload = vi.fn<(path: string, bytes: Buffer, options: object) => Promise<object>>(async () => ({ error: null }))
  const project = { storage: { from: () => ({ upload }) } } as unknown as SupabaseClient
  const picture = sharp({ create: { width: 500, height: 400, channels: 3, background: '#abc' } })
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://project.supabase.co')
  expect((await storePicture(project, await picture.png().toBuffer())).ok).toBe(true)
  vi.unstubAllEnvs()
  expect(upload.mock.calls.map(([, , options]) => options)).toEqual(
    Array(2).fill(expect.objectContaining({ headers: { 'x-robots-tag': 'all' } })),
  )
})
