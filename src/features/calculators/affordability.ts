import { affordablePrice, affordableRent, incomeInRents } from '../../domain/market/affordability'
import { exampleLoan, monthlyPayment } from '../../domain/market/mortgage'
import { depositCap, depositWeeks, isAssured, weeklyRent, weekCounts } from '../../domain/market/rent'
import { ratesOn, stampDuty } from '../../domain/market/stamp-duty'
import { formatPence, formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import { required } from '../../lib/required'
import { listPath } from '../../paths'
import { affordabilityFields as fields } from './affordability-fields'
import { type BuyingFacts, purchaseCosts } from './buying'
import type { Calculator, Outcome } from './calculator'
import type { Values } from './fields'

interface Facts extends BuyingFacts {
  /** The deposit that lenders usually ask from buyers abroad. */
  overseas: string
}
type Given = Values<typeof fields>

const pence = (pounds: number) => Math.round(pounds * 100) / 100

/** A rent that the income supports and the savings can start. */
function toRent({ income, savings, sharers }: Given): Outcome {
  const { byIncome, bySavings, rent } = affordableRent({ income, savings })
  const deposit = depositCap(rent)
  const holding = weeklyRent(rent)
  const start = pence(rent + deposit)
  const each = (sum: number) => formatPence(Math.ceil((sum * 100) / sharers) / 100)
  const weeks = required(weekCounts[depositWeeks(rent) - 1], 'a number of weeks')
  return {
    figure: formatPounds(rent),
    pounds: rent,
    gloss:
      rent === 0
        ? 'Enter an income and savings for a first month’s rent and a deposit.'
        : `A month. ${byIncome <= bySavings ? 'Your income' : 'What you can pay at the start'} sets the limit.` +
          (sharers > 1 ? ` That is ${formatPounds(Math.ceil(rent / sharers))} for each of ${sharers} people.` : ''),
    ...(rent > 0 && {
      next: { label: `See homes up to ${formatPounds(rent)} a month`, href: `${listPath('rent')}?max=${rent}` },
    }),
    parts: [
      {
        title: 'Step by step',
        lines: [
          {
            label: 'Rent by your income',
            note:
              `${formatPounds(income)} divided by ${incomeInRents}. Reference checks usually ask for a year’s ` +
              `income of ${incomeInRents} months’ rent, together. A landlord may ask for less, more, or a guarantor.`,
            value: formatPounds(byIncome),
          },
          {
            label: 'Rent by your savings',
            note: 'With its first month and its deposit, it uses all your savings.',
            value: formatPounds(bySavings),
          },
        ],
        total: { label: 'The lower of the two', value: formatPounds(rent) },
      },
      {
        title: 'What you pay at the start',
        lines: [
          {
            label: 'Holding deposit',
            note: 'One week’s rent. It counts towards the first month.',
            value: formatPence(holding),
          },
          { label: 'First month’s rent, less the holding deposit', value: formatPence(pence(rent - holding)) },
          {
            label: 'Tenancy deposit',
            note: `At most ${weeks} rent.` + (isAssured(rent) ? '' : ' The law sets no limit for a rent this high.'),
            value: formatPence(deposit),
          },
          ...(sharers > 1 ? [{ label: 'For each person, about', value: each(start) }] : []),
        ],
        total: { label: 'To move in', value: formatPence(start) },
        notes: [
          'You pay council tax, energy, water and broadband as well. Each home’s page shows what we know of them, ' +
            'and the list has a filter for rent and bills together.',
        ],
      },
    ],
  }
}

/** A price that the income supports and the savings can start. */
function toBuy(
  { income, savings, multiple, deposit: lowest, buyer, abroad }: Given,
  facts: Facts,
  today: string,
): Outcome {
  const rates = required(ratesOn(facts.tables, today) ?? facts.tables.at(-1), 'a table of stamp duty')
  const dutyOf = (price: number) => stampDuty({ price, buyer, abroad: abroad === 'yes' }, rates).tax
  const costsOf = (price: number) => dutyOf(price) + purchaseCosts(price, facts).most
  const reach = affordablePrice({ income, savings, multiple, lowestDeposit: lowest, costs: costsOf })
  const { price, loan, deposit, byIncome, bySavings, mostLoan } = reach
  const others = price > 0 ? purchaseCosts(price, facts).most : 0
  const duty = price > 0 ? dutyOf(price) : 0
  const { rate, years } = exampleLoan
  const payment = (percent: number) =>
    formatPounds(monthlyPayment({ amount: loan, rate: percent, years, type: 'repayment' }))
  const share = price > 0 ? Math.round((deposit / price) * 1000) / 10 : 0
  return {
    figure: formatPounds(price),
    pounds: price,
    gloss:
      price === 0
        ? 'These savings do not cover a deposit, the tax and the costs of a purchase.'
        : `${byIncome <= bySavings ? 'The loan that your income supports sets' : 'Your savings set'} the limit. ` +
          'A lender decides what it lends you.',
    ...(price > 0 && {
      next: { label: `See homes for sale up to ${formatPounds(price)}`, href: `${listPath('sale')}?max=${price}` },
    }),
    parts: [
      {
        title: 'Step by step',
        lines: [
          {
            label: 'Loan, at most',
            note: `${formatPounds(income)} times ${multiple}. That is usual, and not a promise.`,
            value: formatPounds(mostLoan),
          },
          {
            label: 'Price by your income',
            note: 'The loan and your savings, less tax and costs.',
            value: formatPounds(byIncome),
          },
          {
            label: 'Price by your savings',
            note:
              `They pay a deposit of ${formatPercent(lowest)}, tax and costs.` +
              (abroad === 'yes' ? ` Lenders usually ask buyers from abroad for ${facts.overseas}.` : ''),
            value: formatPounds(bySavings),
          },
        ],
        total: { label: 'The lower of the two, in whole thousands', value: formatPounds(price) },
      },
      {
        title: 'What your savings pay',
        lines: [
          { label: 'Deposit', note: `${formatPercent(share)} of the price.`, value: formatPounds(deposit) },
          { label: 'Stamp duty', note: 'At today’s rates.', value: formatPounds(duty) },
          {
            label: 'Other costs',
            note: 'Conveyancer, searches, survey, checks and Land Registry: the upper end of our estimate.',
            value: formatPounds(others),
          },
          { label: 'Left over', value: formatPounds(Math.max(0, Math.floor(savings - deposit - duty - others))) },
        ],
        total: { label: 'Savings', value: formatPounds(savings) },
      },
      {
        title: 'What you pay each month',
        lines: [
          {
            label: `Loan of ${formatPounds(loan)}`,
            note: `Over ${years} years at ${formatPercent(rate)}.`,
            value: payment(rate),
          },
          {
            label: 'At three points more',
            note: 'A lender tests whether you could pay this.',
            value: payment(rate + 3),
          },
        ],
        notes: [
          'You pay council tax, energy, and for a leasehold a service charge as well. Each home’s page adds what we ' +
            'know of them.',
        ],
      },
    ],
  }
}

/** What a person can afford, to buy or to rent. */
export const affordability: Calculator<typeof fields, Facts> = {
  name: 'Your money',
  label: 'Look for homes up to',
  fields,
  work: (given, facts, today) => (given.aim === 'rent' ? toRent(given) : toBuy(given, facts, today)),
}
