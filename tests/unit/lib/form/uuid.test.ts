import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../../../src/lib/form/uuid'

afterEach(() => vi.unstubAllGlobals())

describe('An id', () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  it('is also created in a browser without randomUUID', () => {
    expect(newId()).toMatch(shape)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect([newId(), newId()].every((id) => shape.test(id))).toBe(true)
    expect(newId()).not.toBe(newId())
  })
})
