import { describe, expect, it } from 'vitest'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { depositLimit, depositProposal, rentHint } from '../../../../../src/admin/listings/form/lower-deposits'

const rental = (price: string, deposit = '', holding = '') => ({
  listing_type: 'rent' as const,
  price,
  facts: {
    deposit: { ...emptyFact, value: deposit, source: 'Agreed' },
    holding_deposit: { ...emptyFact, value: holding },
  },
})

describe('A lower rent', () => {
  it('offers to lower both deposits to the legal maximum, and keeps their sources', () => {
    expect(depositProposal(rental('4,100', '5,480.76', '1,096.15'))).toMatchObject({
      warning:
        'The deposit (£5,480.76, at most £4,730.76) and the holding deposit (£1,096.15, at most £946.15) would be ' +
        'above the legal maximum for this rent.',
      action: 'Lower both deposits too',
      facts: { deposit: { value: '4,730.76', source: 'Agreed' }, holding_deposit: { value: '946.15' } },
    })
  })
  it('names the deposit that is too high', () => {
    expect(depositProposal(rental('4,100', '5,000', '900'))?.action).toBe('Lower the deposit too')
    expect(depositProposal(rental('4,100', '4,000', '1,000'))).toMatchObject({
      warning: 'The holding deposit (£1,000.00, at most £946.15) would be above the legal maximum for this rent.',
      action: 'Lower the holding deposit too',
    })
  })
  it('changes nothing within the maximum, for a sale, or while the rent is unclear', () => {
    expect(depositProposal(rental('4,100', '4,730.76', '946.15'))).toBeNull()
    expect(depositProposal({ ...rental('4,100', '9,000'), listing_type: 'sale' })).toBeNull()
    expect(depositProposal(rental('1,2,3', '9,000'))).toBeNull()
  })
  it('changes nothing above £100,000 a year, and for a company', () => {
    const { facts, ...company } = rental('4,100', '9,000')
    const tenancy = { ...emptyFact, value: 'company_let' }
    expect(depositProposal(rental('8,400', '20,000'))).toBeNull()
    expect(depositProposal({ ...company, facts: { ...facts, tenancy } })).toBeNull()
  })
  it('has the limit of its tenancy', () => {
    expect(depositLimit('deposit', 2400, '')).toBe('This is the legal maximum.')
    expect(depositLimit('deposit', 5100, '')).toBe('The law allows six weeks at this rent: £7,061.53.')
    expect(depositLimit('holding_deposit', 5100, '')).toBe('This is the legal maximum.')
    expect(depositLimit('deposit', 5100, 'company_let')).toBe('The law sets no limit for this tenancy.')
    expect(depositLimit('deposit', 9000, '')).toBe('The law sets no limit for this tenancy.')
  })
  it('says what it is a week, and what it was', () => {
    expect(rentHint('5,100', '5,400')).toBe('Was £5,400. £5,100 a month is £1,176.92 a week.')
    expect(rentHint('5,100', '5,100')).toBe('£5,100 a month is £1,176.92 a week.')
    expect(rentHint('', '5,100')).toBeNull()
  })
})
