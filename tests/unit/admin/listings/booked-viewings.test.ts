import { expect, it } from 'vitest'
import { bookedViewingsText } from '../../../../src/admin/listings/booked-viewings'

it('The viewings that have to be cancelled are counted', () =>
  expect([1, 3].map(bookedViewingsText)).toEqual([
    '1 viewing is booked: cancel it',
    '3 viewings are booked: cancel them',
  ]))
