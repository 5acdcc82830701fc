import { afterEach, describe, expect, it, vi } from 'vitest'
import { idempotencyKeyFor, newId, parseIdempotencyKey } from '../../../../src/lib/form/row-id'

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

describe('An idempotency key', () => {
  const row = { name: 'Li', phone: '07700 900001' }
  const first = idempotencyKeyFor(row)
  it('keeps its id while the row is unchanged, also after a reload', () => {
    expect(idempotencyKeyFor({ ...row }, first).id).toBe(first.id)
    expect(idempotencyKeyFor({ ...row }, parseIdempotencyKey(JSON.parse(JSON.stringify(first)))).id).toBe(first.id)
  })
  it('changes its id with the row, because the first may be stored although its response was lost', () => {
    const second = idempotencyKeyFor({ ...row, phone: '07700 900002' }, first)
    expect(second.id).not.toBe(first.id)
    expect(idempotencyKeyFor({ ...row, phone: '07700 900002' }, second).id).toBe(second.id)
  })
  it.each([undefined, null, 'an-id', {}, { id: 7, row: '{}' }])('is new if a tab stored %j', (stored) =>
    expect(parseIdempotencyKey(stored)).toBeNull(),
  )
})
