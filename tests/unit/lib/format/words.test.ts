import { describe, expect, it } from 'vitest'
import { rooms } from '../../../../src/lib/format/words'

describe('Rooms', () => {
  it('counts one bed and one bath in the singular, and only one', () => {
    expect(rooms({ beds: 1, baths: 1 })).toBe('1 bed · 1 bath')
    expect(rooms({ beds: 0, baths: 2 })).toBe('Studio · 2 baths')
  })
})
