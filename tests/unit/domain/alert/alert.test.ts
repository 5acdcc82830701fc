import { describe, expect, it } from 'vitest'
import { alertDetails, alertTitle } from '../../../../src/domain/alert/alert'

describe('An alert in words', () => {
  it('gives the type and its areas, five of them', () => {
    expect(alertTitle({ type: 'sale' })).toBe('Homes for sale in London')
    expect(alertTitle({ type: 'rent', areas: ['Camden', 'Islington'] })).toBe('Homes to rent in Camden and Islington')
    const areas = ['Angel', 'Bow', 'Camden', 'Deptford', 'Ealing', 'Fulham', 'Greenwich']
    expect(alertTitle({ type: 'sale', areas })).toBe(
      'Homes for sale in Angel, Bow, Camden, Deptford, Ealing and 2 more areas',
    )
  })
  it('gives the other filters', () => {
    expect(
      alertDetails({ type: 'rent', min: 1000, max: 2000, beds: [2, 3], baths: 1, furnished: false, pets: true }),
    ).toEqual(['£1,000 to £2,000 a month', '2 to 3 bedrooms', '1 bathroom or more', 'unfurnished', 'pets considered'])
    expect(
      alertDetails({ type: 'sale', min: 500_000, home: ['mews_house'], beds: [0, 0], outside: ['garden'], q: 'canal' }),
    ).toEqual(['from £500,000', 'a mews house', 'a studio', 'a garden', 'the words “canal”'])
  })
  it('omits text that could be an address or an offer', () => {
    const filters = { type: 'sale' as const, areas: ['evil.example', 'Camden'], q: 'Win £500 at http://evil.example' }
    expect(alertTitle(filters)).toBe('Homes for sale in Camden and 1 more area')
    expect(alertTitle({ type: 'rent', areas: ['a.example', 'b.example'] })).toBe('Homes to rent in 2 areas')
    expect(alertDetails(filters)).toEqual([])
    expect(alertTitle({ type: 'rent', postcode: 'PayPal security team' })).toBe('Homes to rent in London')
    expect(alertTitle({ type: 'rent', postcode: 'SW7' })).toBe('Homes to rent in SW7')
  })
})
