import type { lettingYear } from '../../domain/market/letting-year'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import * as shared from '#messages/calculator.ts'
import * as messages from '#messages/rental-yield.ts'
import { type Line, line, type Part } from './calculator'
import type { Values } from './fields'
import type { PackagePrice } from './package-prices'
import type { yieldFields } from './rental-yield-fields'
import type { withholding } from './withholding'

// The breakdown of a yield, line by line.

type YieldValues = Values<typeof yieldFields>

const less = (amount: number) => `−${formatPounds(amount)}`
const signed = (amount: number) => (amount < 0 ? less(-amount) : formatPounds(amount))

interface YearFigures {
  year: ReturnType<typeof lettingYear>
  /** The selected package; null if the landlord manages the property. */
  chosenPackage: PackagePrice | null
  returns: number
  grossYield: string
}

/** A year's rent minus all costs. */
export function yearPart(values: YieldValues, { year, chosenPackage, returns, grossYield }: YearFigures): Part {
  const { voids, charge, ground, insurance, repairs } = values
  const bills = [
    [messages.serviceCharge, charge],
    [messages.groundRent, ground],
    [messages.insurance, insurance],
    [messages.repairs, repairs],
  ] as const
  const lines: (Line | false)[] = [
    line(messages.twelveMonths, formatPounds(year.gross), messages.grossYieldNote(grossYield)),
    voids > 0 && line(messages.emptyWeeks(voids), less(year.empty)),
    chosenPackage !== null &&
      line(
        messages.ourFee,
        less(year.fee),
        messages.feeNote(
          formatPercent(chosenPackage.percent),
          chosenPackage.isAnnual ? chosenPackage.of : messages.rentReceived,
        ),
      ),
    ...(chosenPackage?.beside ?? []).map(({ name, yearly }) => line(name, less(yearly), messages.newTenancyNote)),
    returns > 0 && line(messages.returns, less(returns), messages.returnsNote),
    ...bills.map(([label, bill]) => bill > 0 && line(label, less(bill))),
  ]
  return {
    title: messages.yearByLine,
    lines: lines.filter((each) => each !== false),
    total: line(
      year.netIncome < 0 ? messages.lossBeforeTax : messages.leftBeforeTax,
      formatPounds(Math.abs(year.netIncome)),
    ),
  }
}

/** The price and the costs of buying. */
export const costPart = ({ price, costs, abroad }: YieldValues, duty: number, paid: number): Part => ({
  title: messages.whatYouPaid,
  lines: [
    line(shared.price, formatPounds(price)),
    costs === null
      ? line(shared.stampDuty, formatPounds(duty), abroad ? messages.additionalFromAbroad : messages.additionalHome)
      : line(messages.costsOfBuying, formatPounds(costs)),
  ],
  total: line(messages.total, formatPounds(paid)),
})

interface Withheld {
  percent: number
  tax: ReturnType<typeof withholding>
  left: number
  returns: number
}

/** What is withheld from a non-resident landlord's rent. */
export const withheldPart = ({ percent, tax, left, returns }: Withheld): Part => ({
  title: messages.withheldTitle,
  lines: [
    line(messages.withheld(percent), formatPounds(tax.amount), tax.note),
    line(messages.beforeApproval, signed(left - tax.amount)),
    line(messages.afterApproval, signed(left + returns), messages.approvalNote),
  ],
  notes: [tax.text],
})
