import { expect, it } from 'vitest'
import { isLockedAway, lockedColumns, skippedColumns } from '../../../../src/domain/feed/locked-columns'

it('A locked rent locks its deposits, and a deposit that staff lock in a plan leaves the rent as well', () => {
  expect(lockedColumns(['price', 'beds'])).toEqual(['price', 'deposit', 'holding_deposit', 'beds'])
  expect(lockedColumns(['deposit'])).toEqual(['deposit'])
  expect(skippedColumns(['deposit']).sort()).toEqual(['deposit', 'holding_deposit', 'price'])
})

it('A change is locked away if the locks leave none of its values', () => {
  const change = { differences: [{ columns: ['price'] }, { columns: ['beds'] }], completion: {} }
  expect(isLockedAway(change, ['price'])).toBe(false)
  expect(isLockedAway(change, ['price', 'beds'])).toBe(true)
  expect(isLockedAway({ ...change, completion: { deposit: 1200 } }, ['price', 'beds'])).toBe(true)
  expect(isLockedAway({ ...change, completion: { tenure: 'freehold' } }, ['price', 'beds'])).toBe(false)
})
