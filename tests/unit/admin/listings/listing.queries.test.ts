import { afterEach, describe, expect, it, vi } from 'vitest'
import { forbidden, forgetResponses, noResponse, responseOf, withResponses } from '../query/responses'

afterEach(() => {
  forgetResponses()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const [first, second] = ['1', '2'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111` as const)
const copied = responseOf({ id: 'l', title: 'A Home' })
const alreadyStored = {
  ...{ data: null, status: 409 },
  error: { code: '23505', message: 'duplicate key value violates unique constraint "properties_pkey"' },
}

it('A listing that is copied again after a lost response is copied once, and later once more', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(first!).mockReturnValueOnce(second!)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const responses = [copied, noResponse, copied, alreadyStored, copied, responseOf([{}])]
  await withResponses({ properties: responses })
  const { copyProperty } = await import('../../../../src/admin/listings/listing.queries')
  await expect(copyProperty('l')).rejects.toThrow('The copy could not be created')
  expect(await copyProperty('l')).toBe(first)
  expect(await copyProperty('l')).toBe(second)
})

describe('A listing that is copied once more', () => {
  it('some minutes after a lost response is another copy, because the first one may be edited by then', async () => {
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(first!).mockReturnValueOnce(second!)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['Date'] })
    await withResponses({ properties: [copied, noResponse, copied, responseOf([{}])] })
    const { copyProperty } = await import('../../../../src/admin/listings/listing.queries')
    await expect(copyProperty('l')).rejects.toThrow('The copy could not be created')
    vi.setSystemTime(Date.now() + 6 * 60_000)
    expect(await copyProperty('l')).toBe(second)
  })

  it('after a refusal is another copy', async () => {
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(first!).mockReturnValueOnce(second!)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await withResponses({ properties: [copied, forbidden, copied, responseOf([{}])] })
    const { copyProperty } = await import('../../../../src/admin/listings/listing.queries')
    await expect(copyProperty('l')).rejects.toThrow('The copy could not be created')
    expect(await copyProperty('l')).toBe(second)
  })
})
