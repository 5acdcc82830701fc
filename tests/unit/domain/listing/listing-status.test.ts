import { describe, expect, it } from 'vitest'
import { fittingStatus, statusesOf } from '../../../../src/domain/listing/listing-status'

it('A home that changes hands from sale to rent keeps where it stands, in the other’s words', () => {
  expect(fittingStatus('sold', 'rent')).toBe('let')
  expect(fittingStatus('draft', 'rent')).toBe('draft')
  expect(statusesOf('sale')).toEqual(['draft', 'live', 'under_offer', 'sold'])
})

describe('The status of a home', () => {
  it('is one of its type’s: nothing to let is ever sold', () => {
    expect(statusesOf('sale')).toEqual(['draft', 'live', 'under_offer', 'sold'])
    expect(statusesOf('rent')).toEqual(['draft', 'live', 'let_agreed', 'let'])
  })
})
