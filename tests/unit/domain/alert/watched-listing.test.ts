import { describe, expect, it } from 'vitest'
import { changeText, watchedText } from '../../../../src/domain/alert/watched-listing'

const was = { price: 500_000, status: 'live', listing_type: 'sale' } as const

describe('The changes of a watched listing', () => {
  it.each([
    [{ price: 480_000 }, ['Reduced from £500,000 to £480,000']],
    [{ price: 510_000 }, ['Now £510,000, was £500,000']],
    [{ status: 'under_offer' }, ['Under offer']],
    [{ status: 'sold', price: 450_000 }, ['Sold']],
    [{ status: 'under_offer', price: 480_000 }, ['Under offer', 'Reduced from £500,000 to £480,000']],
    [{ listing_type: 'rent', price: 2000 }, ['Now to rent, £2,000 pcm']],
  ] as const)('is told in words: %j', (changes, text) => expect(changeText({ ...was, ...changes, was })).toEqual(text))

  it('start with the status if a listing returns', () => {
    const offered = { ...was, status: 'under_offer' } as const
    expect(changeText({ ...was, was: offered })).toEqual(['Back on the market'])
  })

  it('include the current state, with its status unless live', () => {
    expect(watchedText({ ...was, area: 'Camden' })).toBe('Camden · £500,000')
    expect(watchedText({ ...was, area: 'Camden', price_qualifier: 'guide_price' })).toBe(
      'Camden · Guide price £500,000',
    )
    expect(watchedText({ ...was, area: 'Camden', status: 'sold' })).toBe('Camden · £500,000 · sold')
  })
})
