import { describe, expect, it } from 'vitest'
import { buyingCost } from '../../../../src/features/calculators/buying'
import { valuesIn, startOf, missingFields } from '../../../../src/features/calculators/calculator'
import { mortgage } from '../../../../src/features/calculators/mortgage'
import { facts, lineOf, outcome } from './outcome'

describe('A purchase', () => {
  const options = (name: 'buyer' | 'abroad') =>
    buyingCost.fields[name].options!.map(({ value, label }) => `${value}: ${label}`)
  it('shows no stamp duty before buyer and residence are known, whatever the address omits', () => {
    const requested = { buyer: 'Choose who is buying', abroad: 'Choose whether every buyer lives in the UK' }
    expect(outcome(buyingCost, facts.buying, '?price=875000')).toEqual(requested)
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=%3Cscript%3E&abroad=perhaps')).toEqual(requested)
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=additional')).toEqual({ abroad: requested.abroad })
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=home&abroad=no')).toMatchObject({ figure: '£33,750' })
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=additional&abroad=yes')).toMatchObject({
      figure: '£95,000',
    })
  })
  it('names exactly the questions that are still open', () => {
    const open = (search: string) =>
      missingFields(buyingCost.fields, valuesIn(search, buyingCost.fields)).map(([name]) => name)
    expect([
      open('?price=875000'),
      open('?buyer=home'),
      open('?abroad=no'),
      open('?buyer=first&abroad=yes&price=x'),
    ]).toEqual([['buyer', 'abroad'], ['abroad'], ['buyer'], []])
    expect(missingFields(mortgage.fields, startOf(mortgage.fields))).toEqual([])
  })
  it(
    'has one buyer’s answer for somebody who replaces a main home ' + 'and keeps a let one: £32,500 less on £650,000',
    () => {
      const [first, main, additional] = options('buyer')
      expect(main).toMatch(/^home: .*no other home, or replaces their main home/)
      expect(additional).toMatch(/^additional: .*another home and do not replace their main home/)
      expect(first).toMatch(/^first: Only first-time buyers/)
      for (const label of [main, additional]) expect(label).toMatch(/: Other people/)
      const duty = (buyer: string) =>
        Number(
          (
            outcome(buyingCost, facts.buying, `?price=650000&abroad=no&buyer=${buyer}`) as { figure: string }
          ).figure.replace(/\D/g, ''),
        )
      expect(duty('additional') - duty('home')).toBe(32_500)
    },
  )
  it('promises a foreign first-time buyer no zero tax beside a 2% slice', () => {
    const message = JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=first&abroad=yes'))
    expect(message).toContain('2%')
    expect(message).not.toContain('pay nothing')
    expect(message).toContain('A buyer who is not resident still pays 2 percentage points')
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=first&abroad=no'))).toContain(
      'pay nothing up to £300,000',
    )
  })
  it('explains that a company’s 17% is on the whole price, not above £500,000', () => {
    const message = JSON.stringify(outcome(buyingCost, facts.buying, '?price=600000&buyer=company&abroad=no'))
    expect(message).toContain('17% of the whole price if it is above £500,000')
    expect(message).toContain('£102,000')
  })
  it('counts the 365 days of non-residence from 364 before completion to 365 after', () =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=home&abroad=yes'))).toContain(
      'from 364 days before completion to 365 days after it',
    ))
  it.each([
    ['buyer=additional&date=1+May+2025', 'If contracts were exchanged before 31 October 2024'],
    ['buyer=company&date=1+May+2025', '3 percentage points on every slice, or 15% for a company'],
    ['buyer=home&date=1+May+2027', 'These are the rates on 21 November 2026'],
  ])('with %s has its caveat: %s', (query, caveat) =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, `?price=600000&abroad=no&${query}`))).toContain(caveat),
  )
  it('has no caveat if the day settles it', () =>
    expect(
      JSON.stringify(outcome(buyingCost, facts.buying, '?price=600000&abroad=no&buyer=home&date=1+May+2025')),
    ).not.toMatch(/exchanged before|These are the rates on/))
  it('promises the refund of the additional rate only for a home that replaces the main one', () =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=600000&buyer=additional&abroad=no'))).toContain(
      'must become your main home in place of the old one',
    ))
  it('shows the slices and possible refunds', () => {
    const result = outcome(buyingCost, facts.buying, '?price=1000000&buyer=additional&abroad=yes')
    expect(result).toMatchObject({ figure: '£113,750' })
    expect(lineOf(result, 'Stamp duty after both refunds')).toBe('£43,750')
    expect(lineOf(result, 'If this home becomes your main home and you sell the old one within three years')).toBe(
      '£50,000',
    )
  })
  it.each([
    ['&date=30+October+2024', '£11,500'],
    ['&date=2025-03-31', '£17,500'],
    ['', '£20,000'],
  ])('completed%s uses the rates of its day: %s', (date, figure) =>
    expect(outcome(buyingCost, facts.buying, `?price=300000&buyer=additional&abroad=no${date}`)).toMatchObject({
      figure,
    }),
  )
  it('refuses a day before the oldest table', () =>
    expect(outcome(buyingCost, facts.buying, '?buyer=home&abroad=no&date=1+May+2020')).toEqual({
      date: expect.stringContaining('23 September 2022 or later'),
    }))
  it('explains that first-time buyers’ relief has ended', () =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=500001&buyer=first&abroad=no'))).toContain(
      'ends at £500,000',
    ))
  it('ignores a company’s relief without a company', () =>
    expect(outcome(buyingCost, facts.buying, '?price=1000000&buyer=home&abroad=no&relief=yes')).toMatchObject({
      figure: '£43,750',
    }))
})
