import { describe, expect, it } from 'vitest'
import { readTwice } from '../../../../src/lib/http/read-twice'
import { failed, success } from '../../../../src/lib/http/result'

describe('A read by staff', () => {
  /** A read with these results, one after the other. */
  const reading = (...results: ReturnType<typeof failed>[]) => {
    const state = { reads: 0 }
    const read = () => Promise.resolve(results[state.reads++] ?? success('a home'))
    return { state, read }
  }
  const unreachable = failed('unreachable', 'fetch failed')

  it('is repeated once without a response', async () => {
    const { state, read } = reading(unreachable)
    expect(await readTwice(read)).toEqual(success('a home'))
    expect(state.reads).toBe(2)
  })

  it('fails after two', async () => {
    const { state, read } = reading(unreachable, unreachable)
    expect(await readTwice(read)).toEqual(unreachable)
    expect(state.reads).toBe(2)
  })

  it('is not repeated after a refusal', async () => {
    const refused = failed('refused', 'permission denied')
    const { state, read } = reading(refused)
    expect(await readTwice(read)).toEqual(refused)
    expect(state.reads).toBe(1)
  })
})
