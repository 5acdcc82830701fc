import type { lettingYear } from '../../domain/market/letting-year'
import { formatPounds } from '../../lib/format/money'
import { formatPercent } from '../../lib/format/vat'
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
  chosen: PackagePrice | null
  returns: number
  grossYield: string
}

/** A year's rent minus all costs. */
export function yearPart(values: YieldValues, { year, chosen, returns, grossYield }: YearFigures): Part {
  const { voids, charge, ground, insurance, repairs } = values
  const bills = [
    ['Service charge', charge],
    ['Ground rent', ground],
    ['Insurance', insurance],
    ['Repairs and certificates', repairs],
  ] as const
  const lines: (Line | false)[] = [
    {
      label: 'Twelve months’ rent',
      note: `Gross yield: ${grossYield} of the price.`,
      value: formatPounds(year.gross),
    },
    voids > 0 && { label: `${voids} empty ${voids === 1 ? 'week' : 'weeks'}`, value: less(year.empty) },
    chosen !== null && {
      label: 'Our fee',
      note: `${formatPercent(chosen.percent)} of ${chosen.once ? chosen.of : 'the rent received'}, VAT included.`,
      value: less(year.fee),
    },
    ...(chosen?.beside ?? []).map(({ name, yearly }) => ({
      label: name,
      note: 'From our price list, for each new tenancy. Counted here once a year.',
      value: less(yearly),
    })),
    returns > 0 && {
      label: 'Returns to HMRC',
      note: 'From our price list, for each quarter until HMRC has approved you.',
      value: less(returns),
    },
    ...bills.map(([label, bill]) => bill > 0 && { label, value: less(bill) }),
  ]
  return {
    title: 'A year, line by line',
    lines: lines.filter((line) => line !== false),
    total: {
      label: year.left < 0 ? 'Loss before tax and mortgage' : 'Left before tax and mortgage',
      value: formatPounds(Math.abs(year.left)),
    },
  }
}

/** The price and the costs of buying. */
export const costPart = ({ price, costs, abroad }: YieldValues, duty: number, paid: number): Part => ({
  title: 'What you paid for it',
  lines: [
    { label: 'Price', value: formatPounds(price) },
    costs === null
      ? {
          label: 'Stamp duty',
          note: `For an additional home${abroad ? ', bought from abroad' : ''}.`,
          value: formatPounds(duty),
        }
      : { label: 'Costs of buying', value: formatPounds(costs) },
  ],
  total: { label: 'Total', value: formatPounds(paid) },
})

interface Withheld {
  percent: number
  tax: ReturnType<typeof withholding>
  left: number
  returns: number
}

/** What is withheld from a non-resident landlord's rent. */
export const withheldPart = ({ percent, tax, left, returns }: Withheld): Part => ({
  title: 'Tax withheld for HMRC',
  lines: [
    { label: `Withheld, ${percent}%`, note: tax.note, value: formatPounds(tax.amount) },
    { label: 'Left for you, before HMRC approves you', value: signed(left - tax.amount) },
    {
      label: 'Left for you, after HMRC approves you',
      note: 'Use form NRL1 for a person, NRL2 for a company or NRL3 for trustees. Each joint owner must apply.',
      value: signed(left + returns),
    },
  ],
  notes: [tax.text],
})
