import { describe, expect, it } from 'vitest'
import { findForbiddenPhrases } from '../../../../../src/domain/listing/facts/letting-phrases'
import { statesInPlace } from '../../../../../src/domain/listing/facts/missing-facts'
import {
  parsePublishProblems,
  publishMessage,
  publishProblems,
} from '../../../../../src/domain/listing/facts/publish-check'
import { completeListing } from '../../../../complete-listing'

const columns = (row: Record<string, unknown>) => publishProblems(row).map(({ column }) => column)

describe('A listing is published', () => {
  it.each(['sale', 'rent'] as const)('once nothing is missing: %s', (type) =>
    expect(publishProblems(completeListing(type))).toEqual([]),
  )
  it('with what the specification asks for and the facts, in the order of the form', () =>
    expect(columns({ listing_type: 'sale', title: 'Home', slug: 'home', gallery: [] }).slice(0, 8)).toEqual([
      'area',
      'price',
      'beds',
      'baths',
      'gallery',
      'description',
      'property_type',
      'price_qualifier',
    ]))
  it('as a rental with its availability date', () => {
    expect(columns({ ...completeListing('rent'), date_available: null })).toEqual(['date_available'])
    expect(columns({ ...completeListing('sale'), date_available: null })).toEqual([])
  })
  it('without the review of a zero ground rent, or the year of a zero service charge', () => {
    const changes = { ground_rent_review: null, service_charge_year: null }
    expect(columns({ ...completeListing('sale'), ...changes })).toEqual(['ground_rent_review', 'service_charge_year'])
    expect(columns({ ...completeListing('sale'), ...changes, ground_rent: 0, service_charge: 0 })).toEqual([])
  })
  it('with the number of an existing licence', () => {
    const rental = { ...completeListing('rent'), licence_number: null }
    expect(columns({ ...rental, licence: 'not_needed' })).toEqual([])
    expect(columns({ ...rental, licence: 'mandatory_hmo' })).toEqual(['licence_number'])
  })
  it('with a requested energy certificate, and then without its other columns', () => {
    const energy = { epc_rating: null, epc_potential: null, epc_expires: null }
    const requested = { ...completeListing('rent'), ...energy, fact_notes: { epc_rating: { state: 'asked' } } }
    expect(columns(requested)).toEqual([])
  })
  it('with a rating of F or G, for a rental, only with a registered exemption', () => {
    const [problem] = publishProblems({ ...completeListing('rent'), epc_rating: 'F' })
    expect(publishMessage(problem!, 'rent')).toContain('without a registered exemption')
    expect(columns({ ...completeListing('rent'), epc_rating: 'G', epc_exemption: 'Registered: devaluation' })).toEqual(
      [],
    )
    expect(columns({ ...completeListing('sale'), epc_rating: 'G' })).toEqual([])
  })
})

describe('A fact that every listing has', () => {
  it('can be requested, and is never not needed', () => {
    expect(statesInPlace('flood_surface', 'rent')).toEqual(['asked'])
    expect(statesInPlace('ground_rent', 'sale')).toEqual(['asked', 'not_applicable'])
    expect(statesInPlace('tenure', 'sale')).toEqual([])
    const notes = (state: string) => ({ fact_notes: { flood_surface: { state } }, flood_surface: null })
    expect(columns({ ...completeListing('sale'), ...notes('asked') })).toEqual([])
    expect(columns({ ...completeListing('sale'), ...notes('not_applicable') })).toEqual(['flood_surface'])
  })
})

describe('The text of a letting advert', () => {
  it.each([
    'No DSS, please',
    'Sorry, no  benefits',
    'no children',
    'Professionals only',
    'Offers over £2,000',
    'Best offers by Friday',
    'By sealed bids',
    'From £1,800 a month',
    'Three months’ rent in advance',
    'six months upfront',
    'A 12-month contract',
    'Twelve month tenancy',
    'A fixed term of a year',
    'Minimum term: one year',
    'no pets',
    ...['不接受领取福利的租客', '谢绝带小孩的家庭', '仅限在职人士', '报价不低于 £2,000', '价高者得', '月租 £1,800 起'],
    ...['预付六个月租金', '押一付三', '12 个月租约', '一年起租', '固定租期', '最短租期一年', '不可养宠物'],
  ])('may not be “%s”', (text) => expect(findForbiddenPhrases(text)).toHaveLength(1))
  it.each([
    'No children’s playground nearby',
    'One month’s rent in advance',
    'There is no fixed term',
    'Ten minutes from £ shops',
    'A professional kitchen',
    'Pets are considered',
    'Nobody offers overlooking gardens',
    ...['预付一个月租金', '押金为五周租金', '没有固定租期', '可以申请养宠物', '租约没有截止日期'],
  ])('may be “%s”', (text) => expect(findForbiddenPhrases(text)).toEqual([]))
  it('has its phrases marked in place, with the law', () =>
    expect(findForbiddenPhrases('Quiet. No DSS. No pets.')).toMatchObject([
      {
        phrase: 'No DSS',
        start: 7,
        end: 13,
        reason: 'You may not refuse people who receive benefits (Renters’ Rights Act 2025).',
      },
      { phrase: 'No pets', start: 15, end: 22 },
    ]))
  it('may name a term if the tenancy is not assured', () => {
    expect(findForbiddenPhrases('A fixed term of a year, no pets', 'company_let').map(({ phrase }) => phrase)).toEqual([
      'no pets',
    ])
    expect(columns({ ...completeListing('sale'), description: 'Offers over £900,000' })).toEqual([])
  })
})

describe('A database rejection', () => {
  it('is parsed into the same problems', () => {
    const problems = publishProblems({ ...completeListing('rent'), deposit: null, title: 'Flat, no DSS' })
    expect(problems).toEqual([
      { column: 'deposit', problem: 'missing' },
      { column: 'title', problem: 'words', words: 'no DSS' },
    ])
    expect(parsePublishProblems(JSON.stringify(problems))).toEqual(problems)
    expect(problems.map((problem) => publishMessage(problem, 'rent'))).toEqual([
      'Fill in “Deposit”.',
      'A letting advert may not say “no DSS”. ' +
        'You may not refuse people who receive benefits (Renters’ Rights Act 2025).',
    ])
  })
  it.each([undefined, '', 'null', '{"column":"tenure"}', '[{"column":"password","problem":"missing"}]'])(
    'is unrelated to publishing: %j',
    (details) => expect(parsePublishProblems(details)).toEqual([]),
  )
})
