import { expect, it } from 'vitest'
import {
  createSenderBudget,
  type Later,
  pictureLimits,
  staffLimits,
  type Turn,
} from '../../../../../scripts/lib/server/sender-budget'

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const isTurn = (entered: Turn | Later): entered is Turn => 'release' in entered

/** Lets senders use so much of the backend's time, in milliseconds, that they are heavy. */
async function makeHeavy(budget: ReturnType<typeof createSenderBudget>, names: string[], ms: number) {
  for (const name of names) {
    const turn = await budget.enter(name)
    if (!isTurn(turn)) throw new Error('no turn')
    turn.used(ms)
    turn.release()
  }
}

it('allows one sender four concurrent requests, and the next when one ends', async () => {
  const budget = createSenderBudget()
  const turns = (await Promise.all(Array.from({ length: 4 }, () => budget.enter('a')))).filter(isTurn)
  expect(turns).toHaveLength(4)
  let fifth: Turn | Later | undefined
  void budget.enter('a').then((entered) => (fifth = entered))
  await settle()
  expect(fifth).toBeUndefined()
  turns[0]!.release()
  await settle()
  expect(fifth && isTurn(fifth)).toBe(true)
})

it('prefers the sender with the least usage, however many wait before', async () => {
  const budget = createSenderBudget({ total: 2, perSender: 2 })
  const greedy = (await Promise.all([budget.enter('greedy'), budget.enter('greedy')])).filter(isTurn)
  greedy[0]!.used(5000)
  const order: string[] = []
  const enter = (name: string) => void budget.enter(name).then(() => order.push(name))
  for (let n = 0; n < 10; n++) enter('greedy')
  enter('visitor')
  await settle()
  greedy[0]!.release()
  await settle()
  expect(order).toEqual(['visitor'])
})

it('refuses a sender who used up the backend’s time, with the delay, and recovers within a minute', async () => {
  let now = 0
  const budget = createSenderBudget({}, () => now)
  const turn = await budget.enter('a')
  if (!isTurn(turn)) throw new Error('no turn')
  turn.used(90_000)
  turn.release()
  const later = await budget.enter('a')
  expect(later).toEqual({ retryAfter: expect.any(Number) })
  if (isTurn(later)) return
  expect(later.retryAfter).toBeGreaterThan(30)
  expect(later.retryAfter).toBeLessThanOrEqual(61)
  expect(isTurn(await budget.enter('b'))).toBe(true)
  now += later.retryAfter * 1000
  expect(isTurn(await budget.enter('a'))).toBe(true)
})

it('limits the waiting time and the queue', async () => {
  const budget = createSenderBudget({ total: 1, perSender: 1, waiting: 2, waitMs: 20 })
  await budget.enter('a')
  const turns = await Promise.all([budget.enter('a'), budget.enter('a'), budget.enter('a')])
  expect(turns.filter(isTurn)).toEqual([])
})

it('forgets idle senders', async () => {
  let now = 0
  const budget = createSenderBudget({}, () => now)
  for (let n = 0; n < 2000; n++) {
    const turn = await budget.enter(`10.0.0.${n}`)
    if (!isTurn(turn)) continue
    turn.used(10)
    turn.release()
  }
  now += 1000
  expect(budget.size()).toBe(0)
})

it('lets heavy senders share one slot, which pauses as long as it worked', async () => {
  let now = 0
  const budget = createSenderBudget({ restMs: 40 }, () => now)
  await makeHeavy(budget, ['a', 'b'], 2000)
  const turn = await budget.enter('a')
  const order: string[] = []
  void budget.enter('b').then(() => order.push('heavy'))
  now += 40
  if (isTurn(turn)) turn.release()
  await settle()
  expect(isTurn(await budget.enter('visitor'))).toBe(true)
  expect(order).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(order).toEqual(['heavy'])
})

it('lets colleagues with costly requests work at once, and leaves slots to others', async () => {
  const budget = createSenderBudget(staffLimits)
  await makeHeavy(budget, ['a', 'b', 'c'], 2000)
  const running: string[] = []
  for (const name of ['a', 'a', 'a', 'b', 'b', 'b', 'c'])
    void budget.enter(name).then((entered) => isTurn(entered) && running.push(name))
  await settle()
  expect(running).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
  expect(isTurn(await budget.enter('light'))).toBe(true)
})

it('lets two visitors with costly pictures load them at once, and leaves slots to others', async () => {
  const budget = createSenderBudget({ ...pictureLimits, restMs: 0 })
  await makeHeavy(budget, ['a', 'b', 'c'], 2000)
  const running: string[] = []
  for (const name of [...'aaaaaaa', ...'bbbbbb', 'c'])
    void budget.enter(name).then((entered) => isTurn(entered) && running.push(name))
  await settle()
  expect(running.join('')).toBe('aaaaaabbbbbb')
  expect(isTurn(await budget.enter('light'))).toBe(true)
})

it('remembers heavy senders although their share has recovered', async () => {
  let now = 0
  const budget = createSenderBudget({ restMs: 0 }, () => now)
  await makeHeavy(budget, ['a', 'b'], 1500)
  // The share recovers fully after five seconds.
  now += 10_000
  await budget.enter('a')
  let second = false
  void budget.enter('b').then(() => (second = true))
  await settle()
  expect(second).toBe(false)
})

it('treats many cheap requests of one address as many people', async () => {
  const budget = createSenderBudget()
  for (let n = 0; n < 300; n++) {
    const turn = await budget.enter('office')
    if (!isTurn(turn)) throw new Error('no turn')
    turn.used(20)
    turn.release()
  }
  const turns = await Promise.all([budget.enter('office'), budget.enter('office'), budget.enter('office')])
  expect(turns.filter(isTurn)).toHaveLength(3)
})
