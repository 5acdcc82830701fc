import { expect, it } from 'vitest'
import { lockedColumns, skippedColumns } from '../../../../src/domain/feed/locked-columns'

it('A locked rent locks its deposits, and a deposit that staff lock in a plan leaves the rent as well', () => {
  expect(lockedColumns(['price', 'beds'])).toEqual(['price', 'deposit', 'holding_deposit', 'beds'])
  expect(lockedColumns(['deposit'])).toEqual(['deposit'])
  expect(skippedColumns(['deposit']).sort()).toEqual(['deposit', 'holding_deposit', 'price'])
})
