import { describe, expect, it } from 'vitest'
import { createLoginRateLimit } from '../../../../../scripts/lib/server/login-rate-limit'

describe('The limit of wrong passwords', () => {
  const minute = 60_000
  const wrongTimes = (
    limit: ReturnType<typeof createLoginRateLimit>,
    times: number,
    status = 400,
    address = '1.2.3.4',
  ) => {
    for (let n = 0; n < times; n++) {
      limit.attempt(address)
      limit.settle(address, status)
    }
  }

  it.each([400, 401, 403, 422])('counts an answer of %i, twenty in a quarter of an hour', (status) => {
    let now = 0
    const limit = createLoginRateLimit(() => now)
    wrongTimes(limit, 20, status)
    expect([limit.attempt('1.2.3.4'), limit.attempt('5.6.7.8')]).toEqual([900, 0])
    now = 15 * minute
    expect(limit.attempt('1.2.3.4')).toBe(0)
  })
  it('counts an attempt whose answer has not come', () => {
    const limit = createLoginRateLimit()
    expect(Array.from({ length: 25 }, () => limit.attempt('1.2.3.4')).filter((wait) => wait > 0)).toHaveLength(5)
  })
  it('is forgotten with the right one, and by no backend that is down', () => {
    const limit = createLoginRateLimit()
    wrongTimes(limit, 19)
    wrongTimes(limit, 50, 502)
    expect(limit.attempt('1.2.3.4')).toBe(0)
    limit.settle('1.2.3.4', 200)
    wrongTimes(limit, 19)
    expect(limit.attempt('1.2.3.4')).toBe(0)
  })
  it('holds one household’s IPv6 addresses together', () => {
    const limit = createLoginRateLimit()
    for (let n = 0; n < 20; n++) limit.attempt(`2001:db8::${n}`)
    expect(limit.attempt('2001:db8::ffff')).toBeGreaterThan(0)
  })
  it('forgets those whose time is over', () => {
    let now = 0
    const limit = createLoginRateLimit(() => now)
    for (let n = 0; n < 250; n++) limit.attempt(`10.0.0.${n}`)
    expect(limit.size()).toBe(250)
    now = 16 * minute
    limit.attempt('1.2.3.4')
    expect(limit.size()).toBe(1)
  })
})
