import {
  type CostedListing,
  type CostPart,
  type Gap,
  knownPerMonth,
  type MonthlyPart,
  monthlyParts,
} from '../../../domain/listing/monthly-cost'
import { bandNinths, type CouncilTaxes, taxYear } from '../../../domain/market/council-tax-bands'
import { exampleLoan, monthlyPayment } from '../../../domain/market/mortgage'
import { formatPence, formatPounds } from '../../../lib/format/money'
import { formatPercent } from '../../../lib/format/vat'
import { capitalised, listOf } from '../../../lib/format/words'
import { formatDay } from '../../../lib/time/format-day'
import { serverDate } from '../../../lib/time/server-time'
import { paths } from '../../../paths'
import type { CostRow } from './CostRows'
import { has } from '../../../parts'

const names: Record<CostPart, string> = {
  council_tax: 'Council tax',
  service_charge: 'Service charge',
  ground_rent: 'Ground rent',
  estate_charge: 'Estate charge',
  energy: 'Energy',
  parking: 'Parking permit',
}

/** The bills that a rent can include. */
const billNames = {
  water: 'water',
  gas: 'gas',
  electricity: 'electricity',
  council_tax: 'council tax',
  broadband: 'broadband',
  heating: 'heating',
} as const

function labelOf(part: CostPart, { facts: { values } }: CostedListing): string {
  const band = values.council_tax_band
  return part === 'council_tax' && band && bandNinths[band] ? `Council tax, band ${band}` : names[part]
}

/** The tax year of a day: 2026 until the end of March 2027. */
const taxYearOf = (day: Date) => day.getUTCFullYear() - (day.getUTCMonth() < 3 ? 1 : 0)

/** The yearly sum behind a month's, and where it is from. */
function sourceNote(
  part: MonthlyPart & { state: 'known' },
  { facts: { values, notes } }: CostedListing,
  today: Date,
): string {
  const yearly = formatPounds(part.perYear)
  const { council_tax_year: year, service_charge_year: chargeYear } = values
  switch (part.part) {
    case 'council_tax':
      if (!part.tax) return `${yearly} ${year ? `for ${taxYear(year)}` : 'a year'}, from the council’s bill`
      return (
        `${yearly} for ${taxYear(part.tax.year)} in ${values.local_authority}` +
        (part.tax.year === taxYearOf(today) ? '' : '. We do not know this year’s charge')
      )
    case 'service_charge':
      return `${yearly} ${chargeYear ? `for ${chargeYear}` : 'a year'}`
    case 'energy':
      return (
        `${yearly} a year, as the energy certificate estimates` +
        (notes.energy_cost?.checked_on ? `, read on ${formatDay(notes.energy_cost.checked_on)}` : '')
      )
    default:
      return `${yearly} a year`
  }
}

function knownRow(part: MonthlyPart & { state: 'known' }, listing: CostedListing, today: Date): CostRow {
  const label = labelOf(part.part, listing)
  // The printed facts say so as well.
  if (part.perYear === 0) return { label, value: 'None', screenOnly: true }
  return { label, value: formatPounds(part.perMonth), note: sourceNote(part, listing, today) }
}

function unknownValue(gap: Gap, { listingType }: CostedListing): string {
  switch (gap) {
    case 'no_band':
      return 'Band not known yet'
    case 'not_banded':
      return 'No band yet'
    case 'no_council':
      return 'Council not known yet'
    case 'asked':
      return `We have asked the ${listingType === 'rent' ? 'landlord' : 'seller'}`
    case 'partly_included':
      return 'Partly in the rent'
    case 'no_figure':
    case 'ask_council':
      return 'Ask the council'
    case 'not_entered':
      return 'Not known yet'
  }
}

/** The bills of a rental: those in the rent, and the rest. */
function bills({ facts: { values } }: CostedListing): { included: CostRow[]; other: CostRow[] } {
  const included = Object.entries(billNames).flatMap(([bill, name]) =>
    values.bills_included?.includes(bill as keyof typeof billNames) ? [name] : [],
  )
  const other = (['water', 'broadband'] as const).filter((name) => !included.includes(name))
  return {
    included: included.length > 0 ? [{ label: `In the rent: ${listOf(included)}`, value: 'Included' }] : [],
    other: values.bills_included && other.length > 0 ? [{ label: capitalised(listOf(other)), value: 'You pay' }] : [],
  }
}

/** The rent, or an example of a mortgage, in pounds a month. */
function firstRow(listing: CostedListing, others: number): { row: CostRow; pounds: number } {
  const { price, listingType } = listing
  if (listingType === 'rent')
    return {
      row: { label: 'Rent', value: Number.isInteger(price) ? formatPounds(price) : formatPence(price) },
      pounds: price,
    }
  const { deposit, rate, years } = exampleLoan
  const pounds = Math.round(monthlyPayment({ amount: price * (1 - deposit / 100), rate, years, type: 'repayment' }))
  return {
    row: {
      label: 'Mortgage, an example',
      ...(has('calculators') && {
        href: `${paths.mortgage}?price=${price}${others > 0 ? `&others=${others}` : ''}`,
      }),
      value: formatPounds(pounds),
      note: `Deposit of ${deposit}%, interest of ${formatPercent(rate)}, ${years} years`,
    },
    pounds,
  }
}

/** A month in a home: the known costs with their sum, and what the sum leaves out. */
export function monthRows(listing: CostedListing, taxes: CouncilTaxes, today = serverDate()) {
  const parts = monthlyParts(listing, taxes)
  const others = knownPerMonth(parts)
  const first = firstRow(listing, others)
  const rental = listing.listingType === 'rent'
  const { included, other } = rental
    ? bills(listing)
    : { included: [], other: [{ label: 'Water, broadband, insurance and repairs', value: 'You pay' }] }
  const total = first.pounds + others
  const tax = parts.flatMap((part) => (part.state === 'known' && part.tax ? [part.tax] : []))[0]
  return {
    rows: [
      first.row,
      ...parts.flatMap((part) => (part.state === 'known' ? [knownRow(part, listing, today)] : [])),
      ...included,
    ],
    total: {
      label: 'What we know, each month',
      value: Number.isInteger(total) ? formatPounds(total) : formatPence(total),
      pounds: total,
    },
    left: [
      ...parts.flatMap((part) =>
        part.state === 'unknown'
          ? [
              {
                label: labelOf(part.part, listing),
                value: unknownValue(part.gap, listing),
                ...gapNote(part.gap, listing),
              },
            ]
          : [],
      ),
      ...other,
    ] satisfies CostRow[],
    tax,
    /** Another cost than the rent or mortgage is known, so that there is something to add. */
    adds: others > 0,
  }
}

/** Where a missing sum can be found. */
function gapNote(gap: Gap, { facts: { values } }: CostedListing): { note?: string } {
  const council = values.local_authority
  if (gap === 'no_figure') return { note: `We do not know ${council}’s charges. The council’s website has them` }
  return gap === 'ask_council' && council ? { note: `${council} council sells permits` } : {}
}
