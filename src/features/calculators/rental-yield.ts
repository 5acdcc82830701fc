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
  withheld: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The yield of a let property on its cost. */
export const rentalYield: Calculator<typeof yieldFields, YieldFacts> = {
  name: messages.form,
  label: messages.netYield,
  fields: yieldFields,
  work: (values, { packages, tables, withheld }, today) => {
    const { price, rent, voids, service, charge, ground, insurance, repairs, abroad, costs } = values
    const chosen = service === 'none' ? null : packages[service]
    const returns = abroad ? (chosen?.returns ?? 0) : 0
    const ownBills = [charge, ground, insurance, repairs]
    const extras = [...(chosen?.beside ?? []).map(({ yearly }) => yearly), returns]
    const year = lettingYear({
      rent,
      voids,
      percent: chosen?.percent ?? 0,
      once: chosen?.once ?? false,
      bills: [...ownBills, ...extras],
    })
    const rates = required(ratesOn(tables, today) ?? tables.at(-1), 'a table of stamp duty')
    const duty = stampDuty({ price, buyer: 'additional', abroad }, rates).tax
    const paid = price + (costs ?? duty)
    const grossYield = formatPercent(percentOf(year.gross, price))
    const loses = year.left < 0
    const tax = withholding({
      service,
      rent,
      received: year.received,
      agencyFees: year.fee + sum(extras),
      bills: sum(ownBills),
      percent: withheld,
    })
    return {
      figure: loses ? messages.none : formatPercent(percentOf(year.left, paid)),
      gloss: loses
        ? messages.loss(formatPounds(-year.left))
        : messages.gloss(formatPounds(year.left), formatPounds(paid), grossYield),
      parts: [
        yearPart(values, { year, chosen, returns, grossYield }),
        costPart(values, duty, paid),
        ...(abroad ? [withheldPart({ percent: withheld, tax, left: year.left, returns })] : []),
      ],
    }
  },
}
