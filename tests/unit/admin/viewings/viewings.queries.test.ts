import { afterAll, expect, it, vi } from 'vitest'
import { success } from '../../../../src/lib/http/result'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

const adminQuery = '../../../../src/lib/http/admin-query'
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each([
  ['4 Cornwall Gardens', '4 Cornwall Gardens, London SW7 4AJ'],
  [null, ''],
])('An unconfirmed viewing that took place at %s is recorded there, or without a place', async (line, address) => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  const row = diaryRow('2026-11-27T10:30:00Z', { state: 'requested', meeting_place: '' })
  const responses = [[{ title: 'A', area: 'B' }], { address_line: line, postcode: 'SW7 4AJ' }, [row]]
  const bodies: unknown[] = []
  const runQuery = (query: { body?: unknown }) => {
    bodies.push(query.body)
    return Promise.resolve(success({ data: responses.shift(), count: 0 }))
  }
  vi.doMock(adminQuery, () => ({ runQuery }))
  vi.resetModules()
  const { recordOutcome } = await import('../../../../src/admin/viewings/viewings.queries')
  await recordOutcome({ viewing: parseDiary([row])[0]!, tookPlace: true })
  expect(bodies.at(-1)).toMatchObject({ state: 'booked', meeting_place: address })
})
