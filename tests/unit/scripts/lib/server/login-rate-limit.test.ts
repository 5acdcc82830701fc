import { describe, expect, it } from 'vitest'
import { accountOf, createLoginRateLimit } from '../../../../../scripts/lib/server/login-rate-limit'

describe('The limit of wrong passwords', () => {
  const minute = 60_000
  const wrongTimes = (
    limit: ReturnType<typeof createLoginRateLimit>,
    times: number,
    status = 400,
    address = '1.2.3.4',
    account = 'ada@example.com',
  ) => {
    for (let n = 0; n < times; n++) {
      limit.attempt({ address, account })
      limit.settle({ address, account }, status)
    }
  }
  const from = (address: string, account = 'ada@example.com') => ({ address, account })

  it.each([400, 401, 403, 422])('counts a response of %i, twenty in a quarter of an hour', (status) => {
    let now = 0
    const limit = createLoginRateLimit(() => now)
    wrongTimes(limit, 20, status)
    expect([limit.attempt(from('1.2.3.4')), limit.attempt(from('5.6.7.8'))]).toEqual([900, 0])
    now = 15 * minute
    expect(limit.attempt(from('1.2.3.4'))).toBe(0)
  })
  it('counts an attempt without a response yet', () => {
    const limit = createLoginRateLimit()
    expect(Array.from({ length: 25 }, () => limit.attempt(from('1.2.3.4'))).filter((wait) => wait > 0)).toHaveLength(5)
  })
  it('resets with the right one, and not when the backend is down', () => {
    const limit = createLoginRateLimit()
    wrongTimes(limit, 19)
    wrongTimes(limit, 50, 502)
    expect(limit.attempt(from('1.2.3.4'))).toBe(0)
    limit.settle(from('1.2.3.4'), 200)
    wrongTimes(limit, 19)
    expect(limit.attempt(from('1.2.3.4'))).toBe(0)
  })
  it('does not reset for a user who guesses a colleague’s and signs in to their own account', () => {
    const limit = createLoginRateLimit()
    const tries: number[] = []
    for (let round = 0; round < 5; round++) {
      for (let n = 0; n < 18; n++) {
        const guess = from('1.2.3.4', 'administrator@example.com')
        tries.push(limit.attempt(guess))
        limit.settle(guess, 400)
      }
      if (limit.attempt(from('1.2.3.4', 'own@example.com')) === 0) limit.settle(from('1.2.3.4', 'own@example.com'), 200)
    }
    expect(tries.filter((wait) => wait === 0)).toHaveLength(20)
  })
  it('has a maximum per account, from any number of addresses', () => {
    const limit = createLoginRateLimit()
    limit.attempt(from('9.9.9.9'))
    limit.settle(from('9.9.9.9'), 200)
    for (let n = 0; n < 100; n++)
      wrongTimes(limit, 1, 400, `10.0.0.${n}`, n % 2 ? 'Ada@example.com ' : 'ada@example.com')
    expect(limit.size()).toBe(60)
    expect(limit.attempt(from('10.0.1.1'))).toBeGreaterThan(0)
    expect(limit.attempt(from('10.0.1.1', 'grace@example.com'))).toBe(0)
    // The account's owner can still sign in from their own address.
    expect(limit.attempt(from('9.9.9.9'))).toBe(0)
  })
  it('identifies the account by the email in the body, and none without one', () => {
    const bodies = ['{"email":"ada@example.com"}', '{"email":["a"]}', '[', 'null', '']
    expect(bodies.map((body) => accountOf(Buffer.from(body)))).toEqual(['ada@example.com', '', '', '', ''])
  })
  it('treats a household’s IPv6 addresses as one', () => {
    const limit = createLoginRateLimit()
    for (let n = 0; n < 20; n++) limit.attempt(from(`2001:db8::${n}`))
    expect(limit.attempt(from('2001:db8::ffff'))).toBeGreaterThan(0)
  })
  it('forgets expired ones', () => {
    let now = 0
    const limit = createLoginRateLimit(() => now)
    for (let n = 0; n < 250; n++) limit.attempt(from(`10.0.0.${n}`, `${n}@example.com`))
    expect(limit.size()).toBe(250)
    now = 16 * minute
    limit.attempt(from('1.2.3.4'))
    expect(limit.size()).toBe(1)
  })
})
