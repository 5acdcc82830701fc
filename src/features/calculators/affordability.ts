import { affordablePrice, affordableRent, incomeInRents } from '../../domain/market/affordability'
import { exampleLoan, monthlyPayment } from '../../domain/market/mortgage'
import { depositCap, depositWeeks, isAssured, weeklyRent } from '../../domain/market/rent'
import { ratesOn, stampDuty } from '../../domain/market/stamp-duty'
import { formatPence, formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import { required } from '../../lib/required'
import { listPath } from '../../paths'
import * as messages from '#messages/affordability.ts'
import * as shared from '#messages/calculator.ts'
import { affordabilityFields as fields } from './affordability-fields'
import { type BuyingFacts, purchaseCosts } from './buying'
import { type Calculator, line, type Outcome } from './calculator'
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
  return {
    figure: formatPounds(rent),
    pounds: rent,
    explanation:
      rent === 0
        ? messages.enterForRent
        : (byIncome <= bySavings ? messages.incomeSetsRent : messages.savingsSetRent) +
          (sharers > 1 ? messages.rentEach(formatPounds(Math.ceil(rent / sharers)), sharers) : ''),
    ...(rent > 0 && {
      next: { label: messages.seeToRent(formatPounds(rent)), href: `${listPath('rent')}?max=${rent}` },
    }),
    parts: [
      {
        title: messages.stepByStep,
        lines: [
          line(
            messages.rentByIncome,
            formatPounds(byIncome),
            messages.rentByIncomeNote(formatPounds(income), incomeInRents),
          ),
          line(messages.rentBySavings, formatPounds(bySavings), messages.rentBySavingsNote),
        ],
        total: line(messages.lowerOfTwo, formatPounds(rent)),
      },
      {
        title: messages.moveInPayments,
        lines: [
          line(shared.holdingDeposit, formatPence(holding), messages.holdingNote),
          line(shared.restOfFirstMonth, formatPence(pence(rent - holding))),
          line(
            shared.tenancyDeposit,
            formatPence(deposit),
            isAssured(rent) ? messages.depositNote(depositWeeks(rent)) : messages.noLimit,
          ),
          ...(sharers > 1 ? [line(messages.forEach, each(start))] : []),
        ],
        total: line(shared.toMoveIn, formatPence(start)),
        notes: [messages.otherBills],
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
  const costsOf = (price: number) => dutyOf(price) + purchaseCosts(price, facts).max
  const reach = affordablePrice({ income, savings, multiple, minDepositPercent: lowest, costs: costsOf })
  const { price, loan, deposit, byIncome, bySavings, maxLoan } = reach
  const others = price > 0 ? purchaseCosts(price, facts).max : 0
  const duty = price > 0 ? dutyOf(price) : 0
  const { rate, years } = exampleLoan
  const payment = (percent: number) =>
    formatPounds(monthlyPayment({ amount: loan, rate: percent, years, type: 'repayment' }))
  const share = price > 0 ? Math.round((deposit / price) * 1000) / 10 : 0
  return {
    figure: formatPounds(price),
    pounds: price,
    explanation:
      price === 0
        ? messages.savingsTooLow
        : byIncome <= bySavings
          ? messages.incomeSetsPrice
          : messages.savingsSetPrice,
    ...(price > 0 && {
      next: { label: messages.seeForSale(formatPounds(price)), href: `${listPath('sale')}?max=${price}` },
    }),
    parts: [
      {
        title: messages.stepByStep,
        lines: [
          line(messages.maxLoan, formatPounds(maxLoan), messages.maxLoanNote(formatPounds(income), multiple)),
          line(messages.priceByIncome, formatPounds(byIncome), messages.priceByIncomeNote),
          line(
            messages.priceBySavings,
            formatPounds(bySavings),
            messages.priceBySavingsNote(formatPercent(lowest)) +
              (abroad === 'yes' ? messages.fromAbroad(facts.overseas) : ''),
          ),
        ],
        total: line(messages.lowerInThousands, formatPounds(price)),
      },
      {
        title: messages.savingsPay,
        lines: [
          line(shared.deposit, formatPounds(deposit), messages.ofPrice(formatPercent(share))),
          line(shared.stampDuty, formatPounds(duty), messages.ratesOfToday),
          line(messages.otherCosts, formatPounds(others), messages.otherCostsNote),
          line(messages.leftOver, formatPounds(Math.max(0, Math.floor(savings - deposit - duty - others)))),
        ],
        total: line(messages.savings, formatPounds(savings)),
      },
      {
        title: messages.eachMonth,
        lines: [
          line(messages.loanOf(formatPounds(loan)), payment(rate), messages.loanNote(years, formatPercent(rate))),
          line(messages.threePointsMore, payment(rate + 3), messages.threePointsNote),
        ],
        notes: [messages.ownersBills],
      },
    ],
  }
}

/** What a person can afford, to buy or to rent. */
export const affordability: Calculator<typeof fields, Facts> = {
  name: messages.formName,
  label: messages.figureLabel,
  fields,
  calculate: (given, facts, today) => (given.aim === 'rent' ? toRent(given) : toBuy(given, facts, today)),
}
