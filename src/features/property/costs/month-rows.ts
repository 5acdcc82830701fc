import { askUs } from '#messages/costs.ts'
import * as messages from '#messages/month-costs.ts'
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
import { formatExact, formatPounds } from '../../../lib/format/money'
import { formatPercent } from '../../../lib/format/vat'
import { capitalised, listOf } from '../../../lib/format/words'
import { formatDay } from '../../../lib/time/format-day'
import { serverDate } from '../../../lib/time/server-time'
import { paths } from '../../../paths'
import type { CostRow } from './CostRows'
import { has } from '../../../parts'

function labelOf(part: CostPart, { facts: { values } }: CostedListing): string {
  const band = values.council_tax_band
  return part === 'council_tax' && band && bandNinths[band] ? messages.councilTaxBand(band) : messages.parts[part]
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
      if (!part.tax) return messages.fromBill(year ? messages.forYear(yearly, taxYear(year)) : messages.aYear(yearly))
      return (
        messages.councilCharge(yearly, taxYear(part.tax.year), values.local_authority ?? '') +
        (part.tax.year === taxYearOf(today) ? '' : messages.notThisYear)
      )
    case 'service_charge':
      return chargeYear ? messages.forYear(yearly, chargeYear) : messages.aYear(yearly)
    case 'energy':
      return (
        messages.certificateEstimate(yearly) +
        (notes.energy_cost?.checked_on ? messages.estimateReadOn(formatDay(notes.energy_cost.checked_on)) : '')
      )
    default:
      return messages.aYear(yearly)
  }
}

function knownRow(part: MonthlyPart & { state: 'known' }, listing: CostedListing, today: Date): CostRow {
  const label = labelOf(part.part, listing)
  // The printed facts say so as well.
  if (part.perYear === 0) return { label, value: messages.none, screenOnly: true }
  return { label, value: formatPounds(part.perMonth), note: sourceNote(part, listing, today) }
}

function unknownValue(gap: Gap, { listingType }: CostedListing): string {
  switch (gap) {
    case 'no_band':
      return messages.bandUnknown
    case 'not_banded':
      return messages.noBandYet
    case 'no_council':
      return messages.councilUnknown
    case 'asked':
      return listingType === 'rent' ? messages.requestedFromLandlord : messages.requestedFromSeller
    case 'partly_included':
      return messages.partlyInRent
    case 'no_figure':
    case 'ask_council':
      return messages.askCouncil
    case 'ask_us':
      return askUs
    case 'not_entered':
      return messages.notKnownYet
  }
}

/** The bills of a rental: those in the rent, and the rest. */
function bills({ facts: { values } }: CostedListing): { included: CostRow[]; other: CostRow[] } {
  const included = Object.entries(messages.bills).flatMap(([bill, name]) =>
    values.bills_included?.includes(bill as keyof typeof messages.bills) ? [name] : [],
  )
  const other = [messages.bills.water, messages.bills.broadband].filter((name) => !included.includes(name))
  return {
    included: included.length > 0 ? [{ label: messages.inRent(listOf(included)), value: messages.included }] : [],
    other:
      values.bills_included && other.length > 0 ? [{ label: capitalised(listOf(other)), value: messages.youPay }] : [],
  }
}

/** The rent, or an example of a mortgage, in pounds a month. */
function firstRow(listing: CostedListing, others: number): { row: CostRow; pounds: number } {
  const { price, listingType } = listing
  if (listingType === 'rent')
    return {
      row: { label: messages.rent, value: formatExact(price) },
      pounds: price,
    }
  const { deposit, rate, years } = exampleLoan
  const pounds = Math.round(monthlyPayment({ amount: price * (1 - deposit / 100), rate, years, type: 'repayment' }))
  return {
    row: {
      label: messages.mortgage,
      ...(has('calculators') && {
        href: `${paths.mortgage}?price=${price}${others > 0 ? `&others=${others}` : ''}`,
      }),
      value: formatPounds(pounds),
      note: messages.mortgageNote(deposit, formatPercent(rate), years),
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
    : { included: [], other: [{ label: messages.buyersBills, value: messages.youPay }] }
  const total = first.pounds + others
  const tax = parts.flatMap((part) => (part.state === 'known' && part.tax ? [part.tax] : []))[0]
  return {
    rows: [
      first.row,
      ...parts.flatMap((part) => (part.state === 'known' ? [knownRow(part, listing, today)] : [])),
      ...included,
    ],
    total: {
      label: messages.knownSum,
      value: formatExact(total),
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

/** Where to get a missing sum. */
function gapNote(gap: Gap, { facts: { values } }: CostedListing): { note?: string } {
  const council = values.local_authority
  if (gap === 'no_figure') return { note: messages.chargesUnknown(council ?? '') }
  return gap === 'ask_council' && council ? { note: messages.sellsPermits(council) } : {}
}
