import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../../../src/lib/http/freshness-check'

describe('A fingerprint', () => {
  const rows = [
    { id: 'a', price: 1 },
    { id: 'b', price: 2 },
  ]
  it('is independent of the order of columns', () =>
    expect(
      fingerprint([
        { price: 1, id: 'a' },
        { price: 2, id: 'b' },
      ]),
    ).toBe(fingerprint(rows)))
  it('changes with a value, the order of rows and a missing row', () => {
    const others = [
      [
        { id: 'a', price: 1 },
        { id: 'b', price: 3 },
      ],
      rows.toReversed(),
      rows.slice(1),
      [],
    ]
    for (const other of others) expect(fingerprint(other)).not.toBe(fingerprint(rows))
  })
})
