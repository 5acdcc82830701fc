import type { lettingYear } from '../../domain/market/letting-year'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import * as shared from '#messages/calculator.ts'
import * as messages from '#messages/rental-yield.ts'
import type { Line, Part } from './calculator'
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
    {
      label: messages.twelveMonths,
      note: messages.grossYieldNote(grossYield),
      value: formatPounds(year.gross),
    },
    voids > 0 && { label: messages.emptyWeeks(voids), value: less(year.empty) },
    chosenPackage !== null && {
      label: messages.ourFee,
      note: messages.feeNote(
        formatPercent(chosenPackage.percent),
        chosenPackage.isAnnual ? chosenPackage.of : messages.rentReceived,
      ),
      value: less(year.fee),
    },
    ...(chosenPackage?.beside ?? []).map(({ name, yearly }) => ({
      label: name,
      note: messages.newTenancyNote,
      value: less(yearly),
    })),
    returns > 0 && {
      label: messages.returns,
      note: messages.returnsNote,
      value: less(returns),
    },
    ...bills.map(([label, bill]) => bill > 0 && { label, value: less(bill) }),
  ]
  return {
    title: messages.yearByLine,
    lines: lines.filter((line) => line !== false),
    total: {
      label: year.netIncome < 0 ? messages.lossBeforeTax : messages.leftBeforeTax,
      value: formatPounds(Math.abs(year.netIncome)),
    },
  }
}

/** The price and the costs of buying. */
export const costPart = ({ price, costs, abroad }: YieldValues, duty: number, paid: number): Part => ({
  title: messages.whatYouPaid,
  lines: [
    { label: shared.price, value: formatPounds(price) },
    costs === null
      ? {
          label: shared.stampDuty,
          note: abroad ? messages.additionalFromAbroad : messages.additionalHome,
          value: formatPounds(duty),
        }
      : { label: messages.costsOfBuying, value: formatPounds(costs) },
  ],
  total: { label: messages.total, value: formatPounds(paid) },
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
    { label: messages.withheld(percent), note: tax.note, value: formatPounds(tax.amount) },
    { label: messages.beforeApproval, value: signed(left - tax.amount) },
    {
      label: messages.afterApproval,
      note: messages.approvalNote,
      value: signed(left + returns),
    },
  ],
  notes: [tax.text],
})
