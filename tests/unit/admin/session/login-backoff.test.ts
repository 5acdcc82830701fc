import { describe, expect, it } from 'vitest'
import { afterFailedAttempt, waitAnnouncement } from '../../../../src/admin/session/login-backoff'

describe('Guessing the password is slowed down', () => {
  const waits = (count: number) => {
    let tries = { count: 0, until: 0 }
    for (let n = 0; n < count; n++) tries = afterFailedAttempt(tries, 1000)
    return tries.until ? tries.until - 1000 : 0
  }
  it('allows two mistakes, then doubles the wait each time, up to five minutes', () => {
    expect([1, 2, 3, 4, 5, 20].map(waits)).toEqual([0, 0, 5_000, 10_000, 20_000, 300_000])
  })

  it('announces the beginning and the end of a wait, and not each second', () => {
    const heard = [0, 2, 1, 0, 0, 4, 3].reduce<string[]>(
      (all, seconds) => [...all, waitAnnouncement(all.at(-1) ?? '', seconds)],
      [],
    )
    const [first, second] = [2, 4].map((wait) => `Too many wrong passwords. Try again in ${wait} seconds.`)
    const end = 'You can try again now.'
    expect(heard).toEqual(['', first, first, end, end, second, second])
  })
})
