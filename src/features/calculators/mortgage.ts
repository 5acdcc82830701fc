import { formatPercent } from '../../lib/format/vat'
import { formatPence, formatPounds } from '../../lib/format/money'
import type { Calculator, Part } from './calculator'
import { choice, figure, integer, maybePounds, pounds, share } from './fields'
import { exampleLoan, type Loan, monthlyPayment } from '../../domain/market/mortgage'

/** Total interest over the term in pounds, not rounded; never negative. */
export const totalInterest = (loan: Loan) =>
  loan.type === 'interest'
    ? monthlyPayment(loan) * loan.years * 12
    : Math.max(0, monthlyPayment(loan) * loan.years * 12 - loan.amount)

/** The remaining debt after some years, in pounds; never negative. */
export function owedAfter(loan: Loan, years: number): number {
  if (loan.type === 'interest') return loan.amount
  const monthly = loan.rate / 1200
  if (monthly === 0) return Math.max(0, loan.amount * (1 - years / loan.years))
  const growth = Math.expm1(years * 12 * Math.log1p(monthly))
  return Math.max(0, loan.amount * (growth + 1) - (monthlyPayment(loan) / monthly) * growth)
}

const fields = {
  price: pounds({ label: 'Price', what: 'the price', like: '650,000', least: 1, most: 1e9, start: '650,000' }),
  deposit: share({
    label: 'Deposit',
    hint: 'In pounds, or as a percentage of the price.',
    what: 'the deposit',
    like: '25% or £160,000',
    start: `${exampleLoan.deposit}%`,
  }),
  rate: figure({
    label: 'Interest rate',
    hint: 'Per year. Look up what lenders offer today for your deposit.',
    what: 'the interest rate',
    like: '4.75',
    most: 30,
    start: String(exampleLoan.rate),
  }),
  years: integer({
    label: 'Term',
    what: 'the term in years',
    like: '25',
    least: 1,
    most: 40,
    unit: 'years',
    start: String(exampleLoan.years),
  }),
  type: choice({
    label: 'How do you repay the loan?',
    options: [
      { value: 'repayment', label: 'Repayment: each month you pay interest and part of the loan' },
      { value: 'interest', label: 'Interest only: you repay the whole loan at the end' },
    ],
  }),
  others: maybePounds({
    label: 'Other costs a month',
    hint: 'Council tax, service charge, energy.',
    what: 'the other costs',
    like: '350',
    most: 1e6,
    start: '',
  }),
  stress: figure({
    label: 'Test: extra interest',
    hint: 'A lender tests whether you could pay at a higher rate.',
    what: 'the points',
    like: '3',
    most: 15,
    unit: 'points',
    start: '3',
  }),
}

const depositOf = (price: number, deposit: { percent: number } | { pounds: number }) =>
  'percent' in deposit ? Math.round(price * deposit.percent) / 100 : deposit.pounds

function balances(loan: Loan): Part[] {
  if (loan.type === 'interest' || loan.years < 5) return []
  const rows = Array.from({ length: Math.floor(loan.years / 5) }, (_, n) => (n + 1) * 5).map((year) => [
    `After ${year} years`,
    formatPounds(Math.max(0, loan.amount - owedAfter(loan, year))),
    formatPounds(owedAfter(loan, year)),
  ])
  return [
    {
      title: 'What you still owe over the years',
      table: {
        caption: 'What you have repaid and what you still owe, at the same rate',
        columns: ['Year', 'Repaid', 'Still owed'],
        rows,
      },
    },
  ]
}

/** The monthly cost of a home. */
export const mortgage: Calculator<typeof fields, { overseas: string }> = {
  name: 'The loan',
  label: 'Each month',
  fields,
  check: ({ price, deposit }): Record<string, string> =>
    depositOf(price, deposit) > price ? { deposit: 'The deposit must not be more than the price' } : {},
  work: ({ price, deposit, rate, years, type, others, stress }, { overseas }) => {
    const down = depositOf(price, deposit)
    const loan: Loan = { amount: price - down, rate, years, type }
    const payment = monthlyPayment(loan)
    const tested = monthlyPayment({ ...loan, rate: rate + stress })
    const interest = totalInterest(loan)
    const share = Math.round((loan.amount / price) * 1000) / 10
    return {
      figure: formatPounds(payment),
      pounds: payment,
      gloss:
        loan.amount === 0
          ? 'You need no loan.'
          : `${type === 'interest' ? 'Interest only' : 'Interest and repayment'} on ` +
            `${formatPounds(loan.amount)} at ${formatPercent(rate)} over ${years} ` +
            `${years === 1 ? 'year' : 'years'}. At a rate ${stress} points higher: ` +
            `${formatPounds(tested)}.`,
      parts: [
        {
          title: 'Line by line',
          lines: [
            { label: 'Price', value: formatPounds(price) },
            {
              label: 'Deposit',
              note:
                `${formatPercent(Math.round((100 - share) * 10) / 10)} of the price. ` +
                `Lenders usually ask buyers from abroad for ${overseas}.`,
              value: formatPounds(down),
            },
            {
              label: 'Loan',
              note: `${formatPercent(share)} of the price. Lenders call this loan to value.`,
              value: formatPounds(loan.amount),
            },
            { label: `A month at ${formatPercent(rate)}`, value: formatPence(payment) },
            {
              label: `A month at ${formatPercent(Math.round((rate + stress) * 100) / 100)}`,
              note: 'The lender’s test rate.',
              value: formatPence(tested),
            },
            ...(others ? [{ label: 'A month with your other costs', value: formatPence(payment + others) }] : []),
            {
              label: 'Interest over the term',
              note: 'If the rate stayed the same. It will change.',
              value: formatPounds(interest),
            },
            ...(type === 'interest'
              ? [
                  {
                    label: 'Due at the end',
                    note: 'The whole loan: from savings, or from a sale.',
                    value: formatPounds(loan.amount),
                  },
                ]
              : []),
          ],
          total: { label: 'Total paid to the lender', value: formatPounds(loan.amount + interest) },
        },
        ...balances(loan),
      ],
    }
  },
}
