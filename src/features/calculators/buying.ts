import { formatDay } from '../../lib/time/format-day'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import { type Purchase, type Rates, ratesOn, stampDuty } from '../../domain/market/stamp-duty'
import * as messages from '#messages/buying-cost.ts'
import * as shared from '#messages/calculator.ts'
import { range } from '#messages/formats.ts'
import { type Calculator, line } from './calculator'
import { maybeDay, pounds, requiredChoice, tick } from './fields'
import { caveats, reasons, refundPart, sliceTable } from './stamp-duty-parts'
import { required } from '../../lib/required'

interface Bracket {
  above: number
}
export interface BuyingFacts {
  tables: readonly Rates[]
  registry: readonly (Bracket & { fee: number })[]
  typical: readonly { name: string; note: string; ranges: readonly (Bracket & { min: number; max: number })[] }[]
}

/** The row of an ascending table for an amount. */
const rowFor = <Row extends Bracket>(rows: readonly Row[], amount: number) =>
  rows.reduce((best, row) => (amount > row.above ? row : best))

const rangeOf = (min: number, max: number) =>
  min === max ? formatPounds(min) : range(formatPounds(min), formatPounds(max))

/** The costs of a price besides its stamp duty. */
export function purchaseCosts(price: number, { registry, typical }: Pick<BuyingFacts, 'registry' | 'typical'>) {
  const fee = rowFor(registry, price).fee
  const others = typical.map(({ name, note, ranges }) => ({ name, note, ...rowFor(ranges, price) }))
  const min = others.reduce((sum, other) => sum + other.min, fee)
  const max = others.reduce((sum, other) => sum + other.max, fee)
  return { fee, others, min, max }
}

/** The fields of a purchase. */
const buyingFields = {
  price: pounds({ ...shared.priceField, example: '650,000', min: 1, max: 1e9 }),
  // Exactly one choice fits each purchase: a buyer who keeps a let home while replacing the main one is `home`.
  buyer: requiredChoice(['first', 'home', 'additional', 'company'], messages.buyer),
  relief: tick({ ...messages.reliefField, only: ({ buyer }) => buyer === 'company' }),
  abroad: requiredChoice(['no', 'yes'], { ...shared.abroad, ...messages.abroad }),
  date: maybeDay({ ...messages.dateField, start: '' }),
}

/** Exact stamp duty, and estimates of the other buying costs. */
export const buyingCost: Calculator<typeof buyingFields, BuyingFacts> = {
  name: messages.formName,
  label: shared.stampDuty,
  needs: messages.needs,
  fields: buyingFields,
  check: ({ date }, { tables }): Record<string, string> =>
    date && !ratesOn(tables, date)
      ? {
          date: messages.dateTooEarly(
            formatDay(required(tables.map(({ from }) => from).sort()[0], 'a table of stamp duty')),
          ),
        }
      : {},
  calculate: ({ price, buyer, abroad, relief, date }, { tables, registry, typical }, today) => {
    const rates = required(ratesOn(tables, date ?? today) ?? tables.at(-1), 'a table of stamp duty')
    const purchase: Purchase = { price, buyer, abroad: abroad === 'yes', relieved: relief }
    const duty = stampDuty(purchase, rates)
    const { fee, others, min, max } = purchaseCosts(price, { registry, typical })
    const notes = [...reasons(purchase, duty, rates), ...caveats(date ?? today, today, duty, tables)]
    return {
      figure: formatPounds(duty.tax),
      pounds: duty.tax,
      explanation: messages.explanation(
        formatPercent(Math.round((duty.tax / price) * 10_000) / 100),
        formatDay(rates.from),
      ),
      parts: [
        { ...sliceTable(duty, price), ...(notes.length > 0 ? { notes } : {}) },
        ...refundPart(purchase, rates),
        {
          title: messages.otherCosts,
          lines: [
            line(messages.landRegistry, formatPounds(fee), messages.landRegistryNote),
            ...others.map(({ name, note, min, max }) => line(messages.ourEstimate(name), rangeOf(min, max), note)),
          ],
          total: line(
            messages.priceTaxAndCosts,
            rangeOf(Math.ceil(price) + duty.tax + min, Math.ceil(price) + duty.tax + max),
          ),
        },
      ],
    }
  },
}
