import { describe, expect, it } from 'vitest'
import { parseIdempotencyKey, idempotencyKeyFor } from '../../../../src/lib/form/idempotency-key'

describe('An idempotency key', () => {
  const row = { name: 'Li', phone: '07700 900001' }
  const first = idempotencyKeyFor(row)
  it('keeps its id while it is the same, after a reload as well', () => {
    expect(idempotencyKeyFor({ ...row }, first).id).toBe(first.id)
    expect(idempotencyKeyFor({ ...row }, parseIdempotencyKey(JSON.parse(JSON.stringify(first)))).id).toBe(first.id)
  })
  it('takes a new id once it was changed, since the first may be stored though its answer was lost', () => {
    const second = idempotencyKeyFor({ ...row, phone: '07700 900002' }, first)
    expect(second.id).not.toBe(first.id)
    expect(idempotencyKeyFor({ ...row, phone: '07700 900002' }, second).id).toBe(second.id)
  })
  it.each([undefined, null, 'an-id', {}, { id: 7, row: '{}' }])(
    'is sent for the first time where a tab kept %j',
    (stored) => expect(parseIdempotencyKey(stored)).toBeNull(),
  )
})
