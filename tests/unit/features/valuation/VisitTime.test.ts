import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { hasFreeTimes } from '../../../../src/features/valuation/VisitTime'

vi.stubEnv('BACKEND_URL', 'https://project.example')
afterEach(() => vi.unstubAllGlobals())
afterAll(() => vi.unstubAllEnvs())

const failingSlots = (code: string, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, message: 'no slots' }, { status })))

it('A database without our migrations has no free times', async () => {
  failingSlots('PGRST202', 404)
  expect(await hasFreeTimes()).toBe(false)
})

it('Free times that time out are an error, which can be tried again', async () => {
  failingSlots('57014', 500)
  await expect(hasFreeTimes()).rejects.toThrow('no slots')
})
