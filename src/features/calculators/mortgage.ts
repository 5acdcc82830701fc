import { formatPercent } from '../../lib/format/vat'
import { formatPence, formatPounds } from '../../lib/format/money'
import * as shared from '#messages/calculator.ts'
import * as messages from '#messages/mortgage.ts'
import { type Calculator, line, type Part } from './calculator'
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
  price: pounds({ ...shared.priceField, example: '650,000', min: 1, max: 1e9 }),
  deposit: share({ ...messages.depositField, start: `${exampleLoan.deposit}%` }),
  rate: figure({ ...messages.rateField, example: '4.75', max: 30, start: String(exampleLoan.rate) }),
  years: integer({ ...messages.yearsField, example: '25', min: 1, max: 40, start: String(exampleLoan.years) }),
  type: choice(['repayment', 'interest'], messages.typeField),
  others: maybePounds({ ...messages.othersField, example: '350', max: 1e6, start: '' }),
  stress: figure({ ...messages.stressField, example: '3', max: 15 }),
}

const depositOf = (price: number, deposit: { percent: number } | { pounds: number }) =>
  'percent' in deposit ? Math.round(price * deposit.percent) / 100 : deposit.pounds

function balances(loan: Loan): Part[] {
  if (loan.type === 'interest' || loan.years < 5) return []
  const rows = Array.from({ length: Math.floor(loan.years / 5) }, (_, n) => (n + 1) * 5).map((year) => [
    messages.afterYears(year),
    formatPounds(Math.max(0, loan.amount - owedAfter(loan, year))),
    formatPounds(owedAfter(loan, year)),
  ])
  return [
    {
      title: messages.balances,
      table: {
        caption: messages.balancesCaption,
        columns: [messages.year, messages.repaid, messages.owed],
        rows,
      },
    },
  ]
}

/** The monthly cost of a home. */
export const mortgage: Calculator<typeof fields, { overseas: string }> = {
  name: messages.formName,
  label: messages.eachMonth,
  fields,
  check: ({ price, deposit }): Record<string, string> =>
    depositOf(price, deposit) > price ? { deposit: messages.depositAbovePrice } : {},
  calculate: ({ price, deposit, rate, years, type, others, stress }, { overseas }) => {
    const down = depositOf(price, deposit)
    const loan: Loan = { amount: price - down, rate, years, type }
    const payment = monthlyPayment(loan)
    const tested = monthlyPayment({ ...loan, rate: rate + stress })
    const interest = totalInterest(loan)
    const share = Math.round((loan.amount / price) * 1000) / 10
    return {
      figure: formatPounds(payment),
      pounds: payment,
      explanation:
        loan.amount === 0
          ? messages.noLoan
          : messages.explanation({
              isInterestOnly: type === 'interest',
              amount: formatPounds(loan.amount),
              rate: formatPercent(rate),
              years,
              points: stress,
              tested: formatPounds(tested),
            }),
      parts: [
        {
          title: messages.lineByLine,
          lines: [
            line(shared.price, formatPounds(price)),
            line(
              shared.deposit,
              formatPounds(down),
              messages.depositNote(formatPercent(Math.round((100 - share) * 10) / 10), overseas),
            ),
            line(messages.loan, formatPounds(loan.amount), messages.loanNote(formatPercent(share))),
            line(messages.monthAt(formatPercent(rate)), formatPence(payment)),
            line(
              messages.monthAt(formatPercent(Math.round((rate + stress) * 100) / 100)),
              formatPence(tested),
              messages.testRate,
            ),
            ...(others ? [line(messages.monthWithOthers, formatPence(payment + others))] : []),
            line(messages.interest, formatPounds(interest), messages.rateWillChange),
            ...(type === 'interest' ? [line(messages.dueAtEnd, formatPounds(loan.amount), messages.wholeLoan)] : []),
          ],
          total: line(messages.totalPaid, formatPounds(loan.amount + interest)),
        },
        ...balances(loan),
      ],
    }
  },
}
