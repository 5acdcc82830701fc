import { describe, expect, it, test } from 'vitest'
import {
  answersIn,
  addressOf,
  type AnyFields,
  type Calculator,
  judged,
  startOf,
  unanswered,
} from '../../src/features/calculators/calculator'
import { buyingCost } from '../../src/features/calculators/buying'
import { monthlyPayment, mortgage, owedAfter, totalInterest } from '../../src/features/calculators/mortgage'
import { moveInCost } from '../../src/features/calculators/move-in'
import { packagePrices } from '../../src/features/calculators/package-prices'
import { lettingYear, rentalYield } from '../../src/features/calculators/rental-yield'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Rates } from '../../src/features/calculators/stamp-duty'
import { depositCap, depositWeeks, monthlyRent, weeklyRent } from '../../src/domain/market/rent'

const tables = Object.entries(
  parse(readFileSync('src/data/stamp-duty.yaml', 'utf8')) as Record<string, Omit<Rates, 'from'>>,
).map(([from, table]) => ({ ...table, from }))
const data = (name: string) => parse(readFileSync(`src/data/${name}.yaml`, 'utf8'))
const costs = data('buying-costs')
const facts = {
  buying: { tables, registry: costs.registry.fees, typical: costs.typical },
  mortgage: { overseas: '30–40%' },
  yield: {
    packages: packagePrices(Object.keys(data('packages')), Object.values(data('tasks')), data('fees')),
    tables,
    withheld: 20,
  },
}
const today = '2026-11-21'

/** What a calculator says to an address. */
function outcome<F extends AnyFields, Facts>(calculator: Calculator<F, Facts>, facts: Facts, search: string) {
  const { values, problems } = judged(calculator, answersIn(search, calculator.fields), facts)
  return values ? calculator.work(values, facts, today) : problems
}
const lineOf = (result: unknown, label: string) =>
  JSON.stringify(result).match(new RegExp(`"label":"${label}"[^}]*"value":"([^"]*)"`))?.[1]

describe('Deposits, rounded down to the penny', () => {
  it.each([
    [1000, 230.76, 5, 1153.84],
    [2400, 553.84, 5, 2769.23],
    [4166.66, 961.53, 5, 4807.68],
    [4166.67, 961.53, 6, 5769.23],
    [4750, 1096.15, 6, 6576.92],
    [2800, 646.15, 5, 3230.76],
  ])('of £%d a month: a week is £%d, the cap is %d weeks, £%d', (rent, week, weeks, cap) =>
    expect([weeklyRent(rent), depositWeeks(rent), depositCap(rent)]).toEqual([week, weeks, cap]),
  )
  it.each([
    [450, 1950],
    [500, 2166.67],
    [750, 3250],
  ])('£%d a week is £%d a month', (week, month) => expect(monthlyRent(week)).toBe(month))
})

describe('A mortgage', () => {
  const loan = { amount: 200_000, rate: 5, years: 25, type: 'repayment' } as const
  it('is repaid in level payments', () => expect(monthlyPayment(loan)).toBeCloseTo(1169.18, 2))
  it('costs its interest alone where nothing is repaid', () =>
    expect(monthlyPayment({ ...loan, type: 'interest' })).toBeCloseTo(833.33, 2))
  it('without interest is divided by its months', () =>
    expect([monthlyPayment({ ...loan, rate: 0 }), totalInterest({ ...loan, rate: 0 })]).toEqual([200_000 / 300, 0]))
  it('is paid off at its end, and falls all the time', () => {
    expect(owedAfter(loan, 25)).toBeCloseTo(0, 4)
    const owed = Array.from({ length: 26 }, (_, year) => owedAfter(loan, year))
    expect(owed.every((sum, year) => year === 0 || sum < owed[year - 1]!)).toBe(true)
  })
  it('takes its deposit in pounds or as a share', () => {
    expect(lineOf(outcome(mortgage, facts.mortgage, '?price=500000&deposit=40%25'), 'Loan')).toBe('£300,000')
    expect(lineOf(outcome(mortgage, facts.mortgage, '?price=500000&deposit=200000'), 'Loan')).toBe('£300,000')
    expect(lineOf(outcome(mortgage, facts.mortgage, '?price=500000&deposit=40'), 'Loan')).toBe('£300,000')
  })
  it('refuses a deposit above the price', () =>
    expect(outcome(mortgage, facts.mortgage, '?price=500000&deposit=500001')).toEqual({
      deposit: 'The deposit must not be more than the price',
    }))
  it('of nothing costs nothing', () =>
    expect(outcome(mortgage, facts.mortgage, '?price=500000&deposit=100%25')).toMatchObject({
      figure: '£0',
      gloss: 'Nothing is borrowed.',
    }))
})

describe('A yield', () => {
  it('is what is left on what was paid', () => {
    // A worked case: £2,400 a month on £500,000, 14.4 % fee, £3,000 of bills, £50,000 tax and £3,000 costs: 3.92 %.
    const year = lettingYear({ rent: 2400, voids: 0, percent: 14.4, bills: [3000] })
    expect(year).toEqual({ gross: 28_800, empty: 0, received: 28_800, fee: 4147.2, left: 21_652.8 })
    expect((year.left / 553_000) * 100).toBeCloseTo(3.92, 2)
  })
  it('adds the duty on another home, and the points for one who lives abroad', () => {
    expect(lineOf(outcome(rentalYield, facts.yield, '?price=500000'), 'Stamp duty')).toBe('£40,000')
    expect(lineOf(outcome(rentalYield, facts.yield, '?price=500000&abroad=yes'), 'Stamp duty')).toBe('£50,000')
    expect(lineOf(outcome(rentalYield, facts.yield, '?price=500000&costs=1234'), 'Costs of buying')).toBe('£1,234')
  })
  it('withholds tax on all rent that a tenant pays, less nothing, where no agent collects it', () => {
    // £28,800 less two empty weeks is £27,692.31; a fifth of it is £5,538, though the owner pays £3,000 of bills.
    for (const service of ['none', 'let-only'])
      expect(
        lineOf(outcome(rentalYield, facts.yield, `?service=${service}&abroad=yes`), 'Withheld, 20%'),
        service,
      ).toBe('£5,538')
    const result = outcome(
      rentalYield,
      facts.yield,
      '?rent=600&price=100000&voids=0&service=none&charge=0&ground=0&insurance=0&repairs=1200&abroad=yes',
    )
    expect(lineOf(result, 'Withheld, 20%')).toBe('£1,440')
    expect(lineOf(result, 'Left for you, until you are approved')).toBe('£4,560')
    expect(lineOf(result, 'Left for you, once you are approved')).toBe('£6,000')
    expect(JSON.stringify(result)).toContain('withholds tax on all of it')
  })
  it('withholds tax on the rent less what the agent has paid: all bills of a managed home, our fees alone where we collect', () => {
    // 27,692.31 − 15 % − 3,000 = 20,538.46; a fifth is 4,107. 27,692.31 − 10 % − 180 − 168 = 24,575.08; a fifth is
    // 4,915.
    expect(lineOf(outcome(rentalYield, facts.yield, '?service=fully-managed&abroad=yes'), 'Withheld, 20%')).toBe(
      '£4,107',
    )
    expect(lineOf(outcome(rentalYield, facts.yield, '?service=rent-collection&abroad=yes'), 'Withheld, 20%')).toBe(
      '£4,915',
    )
  })
  it('withholds nothing by a tenant who pays £100 a week or less', () => {
    expect(lineOf(outcome(rentalYield, facts.yield, '?rent=433.33&service=none&abroad=yes'), 'Withheld, 20%')).toBe(
      '£0',
    )
    expect(
      lineOf(outcome(rentalYield, facts.yield, '?rent=433.34&voids=0&service=none&abroad=yes'), 'Withheld, 20%'),
    ).toBe('£1,040')
  })
  it('takes the inventory, the deposit’s registration and the returns to HMRC from the price list', () => {
    const { inventory, deposit, 'hmrc-return': returns } = data('fees')
    const pounds = (amount: number) => `−£${amount}`
    const lines = (service: string, abroad: string) => {
      const result = outcome(rentalYield, facts.yield, `?service=${service}&abroad=${abroad}`)
      return [inventory.name, deposit.name, 'Returns to HMRC'].map((label) => lineOf(result, label))
    }
    expect(lines('let-only', 'yes')).toEqual([pounds(inventory.pounds), pounds(deposit.pounds), undefined])
    expect(lines('rent-collection', '')).toEqual([pounds(inventory.pounds), undefined, undefined])
    expect(lines('rent-collection', 'yes')).toEqual([pounds(inventory.pounds), undefined, pounds(returns.pounds * 4)])
    expect(lines('fully-managed', 'yes')).toEqual([undefined, undefined, undefined])
    expect(lines('none', 'yes')).toEqual([undefined, undefined, undefined])
  })
  it('takes the fee of Let Only from a year’s rent, empty weeks or not, as the package says', () => {
    const result = outcome(rentalYield, facts.yield, '?service=let-only&voids=10')
    expect(lineOf(result, 'Our fee')).toBe('−£2,304')
    expect(JSON.stringify(result)).toContain('8% of a year’s rent')
  })
  it('says so where the year costs more than it brings', () =>
    expect(outcome(rentalYield, facts.yield, '?rent=100&charge=5000')).toMatchObject({
      figure: 'None',
      gloss: expect.stringMatching(/^The year costs £[\d,]+ more than the rent/),
    }))
})

describe('Moving in', () => {
  it('costs a month and the deposit', () => {
    const result = outcome(moveInCost, null, '?rent=4750')
    expect(result).toMatchObject({ figure: '£11,326.92' })
    expect(lineOf(result, 'Holding deposit')).toBe('£1,096.15')
  })
  it('says what to type in English', () => {
    expect(outcome(mortgage, facts.mortgage, '?years=0')).toEqual({ years: 'The term in years must be 1 or more' })
    expect(outcome(moveInCost, null, '?rent=2400&sharers=0')).toEqual({
      sharers: 'The number of people must be 1 or more',
    })
    expect(outcome(rentalYield, facts.yield, '?voids=53')).toEqual({
      voids: 'The number of empty weeks must be 52 or less',
    })
    expect(outcome(mortgage, facts.mortgage, '?rate=x')).toEqual({
      rate: 'Enter the interest rate as a number, like 4.75',
    })
  })
  it('refuses a deposit above the cap', () =>
    expect(outcome(moveInCost, null, '?rent=2400&deposit=2800')).toEqual({
      deposit: 'The deposit must be £2,769.23 or less: the law allows five weeks’ rent',
    }))
  it('promises no limit above £100,000 a year, where neither the holding deposit nor the deposit is capped', () => {
    for (const search of ['?rent=8333.34', '?rent=20000', '?rent=20000&deposit=90000']) {
      const said = JSON.stringify(outcome(moveInCost, null, search))
      expect(said, search).toContain('do not apply to it')
      expect(said, search).toContain('No limit applies')
      expect(said, search).not.toMatch(
        /most allowed|[Nn]o more than one month|two months’ notice|within 30 days|15 days/,
      )
    }
    const assured = JSON.stringify(outcome(moveInCost, null, '?rent=8333.33'))
    expect(assured).toContain('the most allowed')
    expect(assured).not.toMatch(/another kind of tenancy|No limit/)
  })
  it('is the same in parts', () =>
    expect(outcome(moveInCost, null, '?rent=2400&sharers=3')).toMatchObject({
      gloss: expect.stringContaining('£1,723.08 each'),
    }))
})

describe('A purchase', () => {
  const options = (name: 'buyer' | 'abroad') =>
    buyingCost.fields[name].options!.map(({ value, label }) => `${value}: ${label}`)
  it('shows no stamp duty before the buyer and their residence are known, whatever the address leaves out', () => {
    const asked = { buyer: 'Choose who is buying', abroad: 'Choose whether every buyer lives in the UK' }
    expect(outcome(buyingCost, facts.buying, '?price=875000')).toEqual(asked)
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=%3Cscript%3E&abroad=perhaps')).toEqual(asked)
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=additional')).toEqual({ abroad: asked.abroad })
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=home&abroad=no')).toMatchObject({ figure: '£33,750' })
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=additional&abroad=yes')).toMatchObject({
      figure: '£95,000',
    })
  })
  it('names the questions that are still open, and no other', () => {
    const open = (search: string) =>
      unanswered(buyingCost.fields, answersIn(search, buyingCost.fields)).map(([name]) => name)
    expect([
      open('?price=875000'),
      open('?buyer=home'),
      open('?abroad=no'),
      open('?buyer=first&abroad=yes&price=x'),
    ]).toEqual([['buyer', 'abroad'], ['abroad'], ['buyer'], []])
    expect(unanswered(mortgage.fields, startOf(mortgage.fields))).toEqual([])
  })
  it('has one buyer’s answer for somebody who replaces a main home and keeps a let one: £32,500 less on £650,000', () => {
    const [first, home, additional] = options('buyer')
    expect(home).toMatch(/^home: .*no other home or is replacing their main home/)
    expect(additional).toMatch(/^additional: .*another home and is not replacing their main home/)
    expect(first).toMatch(/^first: First-time buyers only/)
    for (const label of [home, additional]) expect(label).toMatch(/: Other people/)
    const duty = (buyer: string) =>
      Number(
        (
          outcome(buyingCost, facts.buying, `?price=650000&abroad=no&buyer=${buyer}`) as { figure: string }
        ).figure.replace(/\D/g, ''),
      )
    expect(duty('additional') - duty('home')).toBe(32_500)
  })
  it('does not promise a first-time buyer from abroad nothing beside a 2% slice', () => {
    const said = JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=first&abroad=yes'))
    expect(said).toContain('2%')
    expect(said).not.toContain('pay nothing')
    expect(said).toContain('the 2 points for a buyer who is not resident are still due')
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=first&abroad=no'))).toContain(
      'pay nothing up to £300,000',
    )
  })
  it('says of a company that the 17% is of the whole price, not of what lies above £500,000', () => {
    const said = JSON.stringify(outcome(buyingCost, facts.buying, '?price=600000&buyer=company&abroad=no'))
    expect(said).toContain('17% of the whole price where that is above £500,000')
    expect(said).toContain('£102,000')
  })
  it('counts the 365 days of non-residence from 364 before completion to 365 after', () =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=home&abroad=yes'))).toContain(
      'from 364 days before completion to 365 days after it',
    ))
  it.each([
    ['buyer=additional&date=1+May+2025', 'If contracts were exchanged before 31 October 2024'],
    ['buyer=company&date=1+May+2025', '3 points on every slice, or 15% for a company'],
    ['buyer=home&date=1+May+2027', 'These are the rates known on 21 November 2026'],
  ])('with %s has its caveat: %s', (answers, caveat) =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, `?price=600000&abroad=no&${answers}`))).toContain(caveat),
  )
  it('has no caveat where the day settles it', () =>
    expect(
      JSON.stringify(outcome(buyingCost, facts.buying, '?price=600000&abroad=no&buyer=home&date=1+May+2025')),
    ).not.toMatch(/exchanged before|rates known/))
  it('shows the slices and what may come back', () => {
    const result = outcome(buyingCost, facts.buying, '?price=1000000&buyer=additional&abroad=yes')
    expect(result).toMatchObject({ figure: '£113,750' })
    expect(lineOf(result, 'Stamp duty left after both')).toBe('£43,750')
    expect(lineOf(result, 'If the old main home is sold within three years')).toBe('£50,000')
  })
  it.each([
    ['&date=30+October+2024', '£11,500'],
    ['&date=2025-03-31', '£17,500'],
    ['', '£20,000'],
  ])('completed%s is by the rates of its day: %s', (date, figure) =>
    expect(outcome(buyingCost, facts.buying, `?price=300000&buyer=additional&abroad=no${date}`)).toMatchObject({
      figure,
    }),
  )
  it('refuses a day before the oldest table', () =>
    expect(outcome(buyingCost, facts.buying, '?buyer=home&abroad=no&date=1+May+2020')).toEqual({
      date: expect.stringContaining('23 September 2022 or later'),
    }))
  it('says that the relief of first-time buyers has ended', () =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=500001&buyer=first&abroad=no'))).toContain(
      'ends at £500,000',
    ))
  it('ignores a company’s relief where no company buys', () =>
    expect(outcome(buyingCost, facts.buying, '?price=1000000&buyer=home&abroad=no&relief=yes')).toMatchObject({
      figure: '£43,750',
    }))
})

const all = [
  { calculator: buyingCost, facts: facts.buying },
  { calculator: mortgage, facts: facts.mortgage },
  { calculator: rentalYield, facts: facts.yield },
  { calculator: moveInCost, facts: null },
] as unknown as { calculator: Calculator<AnyFields, unknown>; facts: unknown }[]

describe.each(all)('$calculator.name', ({ calculator, facts }) => {
  test('survives whatever stands in an address: an answer, or words about what to type', () => {
    const hostile = [
      '',
      '0',
      '-1',
      '1',
      '0.01',
      'NaN',
      'Infinity',
      '1e400',
      '9'.repeat(300),
      '<script>',
      '%00',
      '１２３',
      '£650k',
      '1.2m',
      '1bn',
      '100%',
      '101%',
      'null',
      '２０２６',
      '31/2/2026',
      '9999-12-31',
    ]
    for (const name of Object.keys(calculator.fields))
      for (const text of hostile) {
        const said = JSON.stringify(outcome(calculator, facts, `?${new URLSearchParams({ [name]: text })}`))
        expect(said, `${name}=${text}`).not.toMatch(/NaN|Infinity|undefined|£-|-£|"-|null|e\+/)
      }
  })
  test('reads back the address it writes', () => {
    const changed = Object.fromEntries(
      Object.entries(startOf(calculator.fields)).map(([name, start]) => [
        name,
        {
          buyer: 'company',
          type: 'interest',
          service: 'none',
          abroad: 'yes',
          relief: 'yes',
          date: '1 May 2026',
          deposit: '£1,000',
          costs: '1,234',
          price: '1,450,000',
        }[name] ?? start,
      ]),
    )
    const address = addressOf(changed, calculator.fields)
    expect(address).not.toMatch(/%2C\d{3}(?=&|$).*price=1%2C/)
    expect(judged(calculator, answersIn(address, calculator.fields), facts)).toEqual(judged(calculator, changed, facts))
    expect(addressOf(answersIn(address, calculator.fields), calculator.fields)).toBe(address)
  })
})
