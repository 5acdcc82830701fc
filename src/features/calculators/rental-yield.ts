import { lettingYear, percentOf } from '../../domain/market/letting-year'
import { type Rates, ratesOn, stampDuty } from '../../domain/market/stamp-duty'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import * as messages from '#messages/rental-yield.ts'
import type { Calculator } from './calculator'
import type { PackagePrice, Service } from './package-prices'
import { yieldFields } from './rental-yield-fields'
import { costPart, withheldPart, yearPart } from './rental-yield-parts'
import { withholding } from './withholding'
import { required } from '../../lib/required'

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
