import { type Purchase, type Rates, refunds, stampDuty, type StampDuty } from '../../domain/market/stamp-duty'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
import type { Line, Part } from './calculator'

/** The tax on each slice of a price. */
export function sliceTable({ slices, tax }: StampDuty, price: number): Part {
  const rows = slices.map(({ from, to, percent, tax: part }) => [
    from === 0 ? `Up to ${formatPounds(to)}` : `${formatPounds(from)} to ${formatPounds(to)}`,
    formatPercent(percent),
    formatPounds(part),
  ])
  return {
    title: 'Slice by slice',
    table: {
      caption: `Stamp duty on ${formatPounds(Math.floor(price))}`,
      columns: ['Slice of the price', 'Rate', 'Tax'],
      rows,
      total: ['Stamp duty', formatPounds(tax)],
    },
  }
}

/** What can be claimed back later; empty if nothing. */
export function refundPart(purchase: Purchase, rates: Rates): Part[] {
  const back = refunds(purchase, rates)
  const lines: Line[] = [
    ...(back.additional
      ? [
          {
            label: 'If you sell the old main home within three years',
            note: 'Claim within 12 months of that sale, or of the day when the tax return was due if that is later.',
            value: formatPounds(back.additional),
          },
        ]
      : []),
    ...(back.nonResident
      ? [
          {
            label: 'If the buyer then spends 183 days in the UK',
            note:
              'In any 365 days in a row, from 364 days before completion to 365 days after it. Claim ' +
              'within two years of completion. Every joint buyer must pass the test.',
            value: formatPounds(back.nonResident),
          },
        ]
      : []),
  ]
  if (lines.length === 0) return []
  const left = stampDuty({ ...purchase, buyer: back.additional ? 'home' : purchase.buyer, abroad: false }, rates).tax
  return [
    {
      title: 'What you can claim back',
      lines,
      total: {
        label: lines.length > 1 ? 'Stamp duty after both refunds' : 'Stamp duty after the refund',
        value: formatPounds(left),
      },
    },
  ]
}
