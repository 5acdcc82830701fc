import { lettingYear, percentOf } from '../../domain/market/letting-year'
import { type Rates, ratesOn, stampDuty } from '../../domain/market/stamp-duty'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import * as shared from '#messages/calculator.ts'
import * as messages from '#messages/rental-yield.ts'
import { type Calculator, type Line, line, type Part } from './calculator'
import { choice, figure, maybePounds, pounds, tick, type Values } from './fields'
import type { PackagePrice, Service } from './package-prices'
import { withholding } from './withholding'
import { required } from '../../lib/required'

const yearly = (settings: { label: string; subject: string; hint?: string }, example: string, start = example) =>
  pounds({ ...settings, example, per: 'year', max: 1e7, start })

/** The fields of a let property and its year. */
const yieldFields = {
  price: pounds({ ...shared.priceField, example: '500,000', min: 1, max: 1e9 }),
  rent: pounds({ ...messages.rentField, example: '2,400', min: 1, max: 1e6 }),
  voids: figure({ ...messages.voidsField, example: '2', max: 52 }),
  service: choice(['fully-managed', 'rent-collection', 'let-only', 'none'], messages.service),
  charge: yearly(messages.chargeField, '1,800'),
  ground: yearly(messages.groundField, '250', '0'),
  insurance: yearly(messages.insuranceField, '250'),
  repairs: yearly(messages.repairsField, '950'),
  abroad: tick(messages.abroadField),
  costs: maybePounds({ ...messages.costsField, example: '50,000', max: 1e9, start: '' }),
}

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
function yearPart(values: YieldValues, { year, chosenPackage, returns, grossYield }: YearFigures): Part {
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
const costPart = ({ price, costs, abroad }: YieldValues, duty: number, paid: number): Part => ({
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
const withheldPart = ({ percent, tax, left, returns }: Withheld): Part => ({
  title: messages.withheldTitle,
  lines: [
    line(messages.withheld(percent), formatPounds(tax.amount), tax.note),
    line(messages.beforeApproval, signed(left - tax.amount)),
    line(messages.afterApproval, signed(left + returns), messages.approvalNote),
  ],
  notes: [tax.text],
})

export interface YieldFacts {
  packages: Record<Service, PackagePrice>
  tables: readonly Rates[]
  /** Per cent withheld from a non-resident landlord. */
  withheldPercent: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The yield of a let property on its cost. */
export const rentalYield: Calculator<typeof yieldFields, YieldFacts> = {
  name: messages.formName,
  label: messages.netYield,
  fields: yieldFields,
  calculate: (values, { packages, tables, withheldPercent }, today) => {
    const { price, rent, voids, service, charge, ground, insurance, repairs, abroad, costs } = values
    const chosenPackage = service === 'none' ? null : packages[service]
    const returns = abroad ? (chosenPackage?.taxReturnFee ?? 0) : 0
    const ownBills = [charge, ground, insurance, repairs]
    const extras = [...(chosenPackage?.beside ?? []).map(({ yearly }) => yearly), returns]
    const year = lettingYear({
      rent,
      voids,
      percent: chosenPackage?.percent ?? 0,
      isAnnual: chosenPackage?.isAnnual ?? false,
      bills: [...ownBills, ...extras],
    })
    const rates = required(ratesOn(tables, today) ?? tables.at(-1), 'a table of stamp duty')
    const duty = stampDuty({ price, buyer: 'additional', abroad }, rates).tax
    const totalCost = price + (costs ?? duty)
    const grossYield = formatPercent(percentOf(year.gross, price))
    const isLoss = year.netIncome < 0
    const tax = withholding({
      service,
      rent,
      received: year.received,
      agencyFees: year.fee + sum(extras),
      bills: sum(ownBills),
      percent: withheldPercent,
    })
    return {
      figure: isLoss ? messages.none : formatPercent(percentOf(year.netIncome, totalCost)),
      explanation: isLoss
        ? messages.loss(formatPounds(-year.netIncome))
        : messages.explanation(formatPounds(year.netIncome), formatPounds(totalCost), grossYield),
      parts: [
        yearPart(values, { year, chosenPackage, returns, grossYield }),
        costPart(values, duty, totalCost),
        ...(abroad ? [withheldPart({ percent: withheldPercent, tax, left: year.netIncome, returns })] : []),
      ],
    }
  },
}
