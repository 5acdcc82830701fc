import { describe, expect, it } from 'vitest'
import { parseIdempotencyKey, idempotencyKeyFor } from '../../../../src/lib/form/idempotency-key'

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
