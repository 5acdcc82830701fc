import { describe, expect, it, test } from 'vitest'
import { answersIn, addressOf, type AnyFields, type Calculator, judged, startOf, unanswered } from '../../src/features/costs/calculator'
import { buyingCost } from '../../src/features/costs/buying'
import { monthlyPayment, mortgage, owedAfter, totalInterest } from '../../src/features/costs/mortgage'
import { moveInCost } from '../../src/features/costs/move-in'
import { lettingYear, rentalYield } from '../../src/features/costs/rental-yield'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Rates } from '../../src/features/costs/stamp-duty'
import { depositCap, depositWeeks, monthlyRent, weeklyRent } from '../../src/lib/rent'

const tables = Object.entries(parse(readFileSync('src/data/stamp-duty.yaml', 'utf8')) as Record<string, Omit<Rates, 'from'>>).map(([from, table]) => ({ ...table, from }))
const costs = parse(readFileSync('src/data/buying-costs.yaml', 'utf8'))
const facts = {
  buying: { tables, registry: costs.registry.fees, typical: costs.typical },
  mortgage: { overseas: '30–40%' },
  yield: { fees: { 'let-only': 8, 'rent-collection': 10, 'fully-managed': 15 }, tables, withheld: 20 },
}
const today = '2026-11-21'

/** What a calculator says to an address. */
function outcome<F extends AnyFields, Facts>(calculator: Calculator<F, Facts>, facts: Facts, search: string) {
  const { values, problems } = judged(calculator, answersIn(search, calculator.fields), facts)
  return values ? calculator.work(values, facts, today) : problems
}
const lineOf = (result: unknown, label: string) => JSON.stringify(result).match(new RegExp(`"label":"${label}"[^}]*"value":"([^"]*)"`))?.[1]

describe('Deposits, rounded down to the penny', () => {
  it.each([
    [1000, 230.76, 5, 1153.84], [2400, 553.84, 5, 2769.23], [4166.66, 961.53, 5, 4807.68], [4166.67, 961.53, 6, 5769.23], [4750, 1096.15, 6, 6576.92], [2800, 646.15, 5, 3230.76],
  ])('of £%d a month: a week is £%d, the cap is %d weeks, £%d', (rent, week, weeks, cap) => expect([weeklyRent(rent), depositWeeks(rent), depositCap(rent)]).toEqual([week, weeks, cap]))
  it.each([[450, 1950], [500, 2166.67], [750, 3250]])('£%d a week is £%d a month', (week, month) => expect(monthlyRent(week)).toBe(month))
})

describe('A mortgage', () => {
  const loan = { amount: 200_000, rate: 5, years: 25, type: 'repayment' } as const
  it('is repaid in level payments', () => expect(monthlyPayment(loan)).toBeCloseTo(1169.18, 2))
  it('costs its interest alone where nothing is repaid', () => expect(monthlyPayment({ ...loan, type: 'interest' })).toBeCloseTo(833.33, 2))
  it('without interest is divided by its months', () => expect([monthlyPayment({ ...loan, rate: 0 }), totalInterest({ ...loan, rate: 0 })]).toEqual([200_000 / 300, 0]))
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
  it('refuses a deposit above the price', () => expect(outcome(mortgage, facts.mortgage, '?price=500000&deposit=500001')).toEqual({ deposit: 'The deposit must not be more than the price' }))
  it('of nothing costs nothing', () => expect(outcome(mortgage, facts.mortgage, '?price=500000&deposit=100%25')).toMatchObject({ figure: '£0', gloss: 'Nothing is borrowed.' }))
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
  it('keeps back a fifth of what is left, until HMRC approves', () => {
    const result = outcome(rentalYield, facts.yield, '?rent=600&price=100000&voids=0&service=none&charge=0&ground=0&insurance=0&repairs=1200&abroad=yes')
    expect(lineOf(result, 'Withheld, 20%')).toBe('£1,200')
    expect(lineOf(result, 'Sent to you, once you are approved')).toBe('£6,000')
  })
  it('says so where the year costs more than it brings', () =>
    expect(outcome(rentalYield, facts.yield, '?rent=100&charge=5000')).toMatchObject({ figure: 'None', gloss: expect.stringMatching(/^The year costs £[\d,]+ more than the rent/) }))
})

describe('Moving in', () => {
  it('costs a month and the deposit', () => {
    const result = outcome(moveInCost, null, '?rent=4750')
    expect(result).toMatchObject({ figure: '£11,326.92' })
    expect(lineOf(result, 'Holding deposit')).toBe('£1,096.15')
  })
  it('says what to type in English', () => {
    expect(outcome(mortgage, facts.mortgage, '?years=0')).toEqual({ years: 'The term in years must be 1 or more' })
    expect(outcome(moveInCost, null, '?rent=2400&sharers=0')).toEqual({ sharers: 'The number of people must be 1 or more' })
    expect(outcome(rentalYield, facts.yield, '?voids=53')).toEqual({ voids: 'The number of empty weeks must be 52 or less' })
    expect(outcome(mortgage, facts.mortgage, '?rate=x')).toEqual({ rate: 'Enter the interest rate as a number, like 4.75' })
  })
  it('refuses a deposit above the cap', () => expect(outcome(moveInCost, null, '?rent=2400&deposit=2800')).toEqual({ deposit: 'The deposit must be £2,769.23 or less: the law allows five weeks’ rent' }))
  it('says where the limits end', () => expect(JSON.stringify(outcome(moveInCost, null, '?rent=8333.34'))).toContain('another kind of tenancy'))
  it('is the same in parts', () => expect(outcome(moveInCost, null, '?rent=2400&sharers=3')).toMatchObject({ gloss: expect.stringContaining('£1,723.08 each') }))
})

describe('A purchase', () => {
  const options = (name: 'buyer' | 'abroad') => buyingCost.fields[name].options!.map(({ value, label }) => `${value}: ${label}`)
  it('shows no stamp duty before the buyer and their residence are known, whatever the address leaves out', () => {
    const asked = { buyer: 'Choose who is buying', abroad: 'Choose whether every buyer lives in the UK' }
    expect(outcome(buyingCost, facts.buying, '?price=875000')).toEqual(asked)
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=%3Cscript%3E&abroad=perhaps')).toEqual(asked)
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=additional')).toEqual({ abroad: asked.abroad })
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=home&abroad=no')).toMatchObject({ figure: '£33,750' })
    expect(outcome(buyingCost, facts.buying, '?price=875000&buyer=additional&abroad=yes')).toMatchObject({ figure: '£95,000' })
  })
  it('names the questions that are still open, and no other', () => {
    const open = (search: string) => unanswered(buyingCost.fields, answersIn(search, buyingCost.fields)).map(([name]) => name)
    expect([open('?price=875000'), open('?buyer=home'), open('?abroad=no'), open('?buyer=first&abroad=yes&price=x')]).toEqual([['buyer', 'abroad'], ['abroad'], ['buyer'], []])
    expect(unanswered(mortgage.fields, startOf(mortgage.fields))).toEqual([])
  })
  it('has one buyer’s answer for somebody who replaces a main home and keeps a let one: £32,500 less on £650,000', () => {
    const [first, home, additional] = options('buyer')
    expect(home).toMatch(/^home: .*no other home or is replacing their main home/)
    expect(additional).toMatch(/^additional: .*another home and is not replacing their main home/)
    expect(first).toMatch(/^first: First-time buyers only/)
    for (const label of [home, additional]) expect(label).toMatch(/: Other people/)
    const duty = (buyer: string) => Number((outcome(buyingCost, facts.buying, `?price=650000&abroad=no&buyer=${buyer}`) as { figure: string }).figure.replace(/\D/g, ''))
    expect(duty('additional') - duty('home')).toBe(32_500)
  })
  it('does not promise a first-time buyer from abroad nothing beside a 2% slice', () => {
    const said = JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=first&abroad=yes'))
    expect(said).toContain('2%')
    expect(said).not.toContain('pay nothing')
    expect(said).toContain('the 2 points for a buyer who is not resident are still due')
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=first&abroad=no'))).toContain('pay nothing up to £300,000')
  })
  it('says of a company that the 17% is of the whole price, not of what lies above £500,000', () => {
    const said = JSON.stringify(outcome(buyingCost, facts.buying, '?price=600000&buyer=company&abroad=no'))
    expect(said).toContain('17% of the whole price where that is above £500,000')
    expect(said).toContain('£102,000')
  })
  it('counts the 365 days of non-residence from 364 before completion to 365 after', () =>
    expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=300000&buyer=home&abroad=yes'))).toContain('from 364 days before completion to 365 days after it'))
  it.each([
    ['buyer=additional&date=1+May+2025', 'If contracts were exchanged before 31 October 2024'],
    ['buyer=company&date=1+May+2025', '3 points on every slice, or 15% for a company'],
    ['buyer=home&date=1+May+2027', 'These are the rates known on 21 November 2026'],
  ])('with %s has its caveat: %s', (answers, caveat) => expect(JSON.stringify(outcome(buyingCost, facts.buying, `?price=600000&abroad=no&${answers}`))).toContain(caveat))
  it('has no caveat where the day settles it', () => expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=600000&abroad=no&buyer=home&date=1+May+2025'))).not.toMatch(/exchanged before|rates known/))
  it('shows the slices and what may come back', () => {
    const result = outcome(buyingCost, facts.buying, '?price=1000000&buyer=additional&abroad=yes')
    expect(result).toMatchObject({ figure: '£113,750' })
    expect(lineOf(result, 'Stamp duty left after both')).toBe('£43,750')
    expect(lineOf(result, 'If the old main home is sold within three years')).toBe('£50,000')
  })
  it.each([['&date=30+October+2024', '£11,500'], ['&date=2025-03-31', '£17,500'], ['', '£20,000']])('completed%s is by the rates of its day: %s', (date, figure) =>
    expect(outcome(buyingCost, facts.buying, `?price=300000&buyer=additional&abroad=no${date}`)).toMatchObject({ figure }))
  it('refuses a day before the oldest table', () => expect(outcome(buyingCost, facts.buying, '?buyer=home&abroad=no&date=1+May+2020')).toEqual({ date: expect.stringContaining('23 September 2022 or later') }))
  it('says that the relief of first-time buyers has ended', () => expect(JSON.stringify(outcome(buyingCost, facts.buying, '?price=500001&buyer=first&abroad=no'))).toContain('ends at £500,000'))
  it('ignores a company’s relief where no company buys', () => expect(outcome(buyingCost, facts.buying, '?price=1000000&buyer=home&abroad=no&relief=yes')).toMatchObject({ figure: '£43,750' }))
})

const all = [
  { calculator: buyingCost, facts: facts.buying },
  { calculator: mortgage, facts: facts.mortgage },
  { calculator: rentalYield, facts: facts.yield },
  { calculator: moveInCost, facts: null },
] as unknown as { calculator: Calculator<AnyFields, unknown>; facts: unknown }[]

describe.each(all)('$calculator.name', ({ calculator, facts }) => {
  test('survives whatever stands in an address: an answer, or words about what to type', () => {
    const hostile = ['', '0', '-1', '1', '0.01', 'NaN', 'Infinity', '1e400', '9'.repeat(300), '<script>', '%00', '１２３', '£650k', '1.2m', '1bn', '100%', '101%', 'null', '２０２６', '31/2/2026', '9999-12-31']
    for (const name of Object.keys(calculator.fields))
      for (const text of hostile) {
        const said = JSON.stringify(outcome(calculator, facts, `?${new URLSearchParams({ [name]: text })}`))
        expect(said, `${name}=${text}`).not.toMatch(/NaN|Infinity|undefined|£-|-£|"-|null|e\+/)
      }
  })
  test('reads back the address it writes', () => {
    const changed = Object.fromEntries(Object.entries(startOf(calculator.fields)).map(([name, start]) => [name, { buyer: 'company', type: 'interest', service: 'none', abroad: 'yes', relief: 'yes', date: '1 May 2026', deposit: '£1,000', costs: '1,234', price: '1,450,000' }[name] ?? start]))
    const address = addressOf(changed, calculator.fields)
    expect(address).not.toMatch(/%2C\d{3}(?=&|$).*price=1%2C/)
    expect(judged(calculator, answersIn(address, calculator.fields), facts)).toEqual(judged(calculator, changed, facts))
    expect(addressOf(answersIn(address, calculator.fields), calculator.fields)).toBe(address)
  })
})
