import { describe, expect, it } from 'vitest'
import { fittingStatus, isListed, statuses, statusesOf } from '../../../../src/domain/listing/listing-status'

it('A listing that changes from sale to rent keeps its status, in the other type’s words', () => {
  expect(fittingStatus('sold', 'rent')).toBe('let')
  expect(fittingStatus('draft', 'rent')).toBe('draft')
  expect(statusesOf('sale')).toEqual(['draft', 'live', 'under_offer', 'sold'])
})

describe('The status of a home', () => {
  it('decides whether public lists show it', () =>
    expect(statuses.filter(isListed)).toEqual(['live', 'under_offer', 'let_agreed']))
  it('belongs to its type: a rental is never sold', () => {
    expect(statusesOf('sale')).toEqual(['draft', 'live', 'under_offer', 'sold'])
    expect(statusesOf('rent')).toEqual(['draft', 'live', 'let_agreed', 'let'])
  })
})
