import { type Purchase, type Rates, refunds, stampDuty, type StampDuty } from '../../domain/market/stamp-duty'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import { formatDay } from '../../lib/time/format-day'
import * as messages from '#messages/buying-cost.ts'
import { stampDuty as stampDutyLabel } from '#messages/calculator.ts'
import { range } from '#messages/formats.ts'
import * as rules from '#messages/stamp-duty.ts'
import { line, type Part } from './calculator'

/** The tax on each slice of a price. */
export function sliceTable({ slices, tax }: StampDuty, price: number): Part {
  const rows = slices.map(({ from, to, percent, tax: part }) => [
    from === 0 ? rules.upTo(formatPounds(to)) : range(formatPounds(from), formatPounds(to)),
    formatPercent(percent),
    formatPounds(part),
  ])
  return {
    title: messages.sliceBySlice,
    table: {
      caption: messages.dutyOn(formatPounds(Math.floor(price))),
      columns: [rules.band, rules.rate, messages.tax],
      rows,
      total: [stampDutyLabel, formatPounds(tax)],
    },
  }
}

/** What can be claimed back later; empty if nothing. */
export function refundPart(purchase: Purchase, rates: Rates): Part[] {
  const back = refunds(purchase, rates)
  const lines = [
    back.additional > 0 && line(messages.ifOldHomeSold, formatPounds(back.additional), messages.oldHomeNote),
    back.nonResident > 0 && line(messages.ifDaysInUk, formatPounds(back.nonResident), messages.daysInUkNote),
  ].filter((each) => each !== false)
  if (lines.length === 0) return []
  const left = stampDuty({ ...purchase, buyer: back.additional ? 'home' : purchase.buyer, abroad: false }, rates).tax
  return [
    {
      title: messages.claimBack,
      lines,
      total: line(lines.length > 1 ? messages.afterBoth : messages.afterRefund, formatPounds(left)),
    },
  ]
}

/** The surcharges rose on this day; a contract made before it keeps the earlier ones (Finance Act 2025, section 50). */
const surchargesRose = '2024-10-31'

/** Caveats that the completion date alone does not settle. */
export function caveats(day: string, today: string, duty: StampDuty, tables: readonly Rates[]): string[] {
  const earlier = tables.filter(({ from }) => from < surchargesRose).at(-1)
  const surcharged = duty.additional > 0 || duty.scale === 'company'
  return [
    day > today && rules.ratesMayChange(formatDay(today)),
    surcharged &&
      day >= surchargesRose &&
      day < today &&
      earlier &&
      rules.earlierRates(formatDay(surchargesRose), earlier.additional, earlier.company.percent),
  ].filter((caveat) => typeof caveat === 'string')
}

/** The explanation of the applied rates. */
export function reasons(purchase: Purchase, duty: StampDuty, rates: Rates): string[] {
  const { price, buyer, abroad, relieved } = purchase
  const { additional, company } = rates
  const below = price < rates.surchargesFrom
  const freeUpTo = formatPounds(rates.firstTime.bands[1]?.above ?? rates.firstTime.upTo)
  return [
    buyer === 'first' &&
      duty.scale === 'first' &&
      (duty.nonResident > 0 ? rules.firstTimeFromAbroad(freeUpTo, duty.nonResident) : rules.firstTime(freeUpTo)),
    buyer === 'first' && duty.scale !== 'first' && rules.firstTimeEnds(formatPounds(rates.firstTime.upTo)),
    duty.scale === 'company' && rules.companyRate(company.percent, formatPounds(company.above)),
    buyer === 'company' &&
      duty.scale !== 'company' &&
      duty.additional > 0 &&
      rules.companyPoints(additional) + (relieved && price > company.above ? rules.claimsRelief : ''),
    buyer === 'additional' && duty.additional > 0 && rules.additionalPoints(additional),
    abroad &&
      duty.nonResident > 0 &&
      rules.nonResidentPoints(rates.nonResident) + (buyer === 'company' ? rules.otherTests : ''),
    below &&
      (abroad || buyer === 'additional' || buyer === 'company') &&
      rules.noSurcharge(formatPounds(rates.surchargesFrom)),
  ].filter((reason) => typeof reason === 'string')
}
