import { type Purchase, type Rates, refunds, stampDuty, type StampDuty } from '../../domain/market/stamp-duty'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import * as messages from '#messages/buying-cost.ts'
import { stampDuty as stampDutyLabel } from '#messages/calculator.ts'
import { range } from '#messages/formats.ts'
import { rate, band, upTo } from '#messages/stamp-duty.ts'
import { line, type Part } from './calculator'

/** The tax on each slice of a price. */
export function sliceTable({ slices, tax }: StampDuty, price: number): Part {
  const rows = slices.map(({ from, to, percent, tax: part }) => [
    from === 0 ? upTo(formatPounds(to)) : range(formatPounds(from), formatPounds(to)),
    formatPercent(percent),
    formatPounds(part),
  ])
  return {
    title: messages.sliceBySlice,
    table: {
      caption: messages.dutyOn(formatPounds(Math.floor(price))),
      columns: [band, rate, messages.tax],
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
