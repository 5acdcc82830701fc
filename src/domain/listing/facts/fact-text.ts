import * as messages from '#messages/fact-texts.ts'
import * as words from '#messages/listing-words.ts'
import { capitalised, formatArea, listOf } from '../../../lib/format/words.ts'
import { formatPence, formatPounds } from '../../../lib/format/money.ts'
import { formatDay } from '../../../lib/time/format-day.ts'
import { taxYear } from '../../market/council-tax-bands.ts'
import { inWeeks } from '../../market/rent.ts'
import { isProtected } from '../deposits.ts'
import type { Listing } from '../listing.ts'
import { type FactColumn, factField, mobileNetworks, optionLabel } from './fact-fields.ts'
import type { FactValues } from './fact-schema.ts'
import { leaseText } from './lease-text.ts'

// The facts of a listing as the table on its page states them.

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const options = (column: FactColumn, values: readonly string[]) =>
  values.map((value, n) => (n === 0 ? optionLabel(column, value) : lower(optionLabel(column, value))))

const choices = (column: FactColumn, values: readonly string[]) => messages.listed(options(column, values))
/** The texts that there are, as one. */
export const joined = (texts: readonly (string | null | undefined)[]) =>
  messages.joined(texts.filter((text): text is string => Boolean(text)))

function mobileText(mobile: NonNullable<FactValues['mobile']>): string {
  const on = (signal: string) => mobileNetworks.filter((name) => mobile[name] === signal)
  const parts = [
    { names: on('good'), text: messages.goodIndoors },
    { names: on('limited'), text: messages.limitedOn },
    { names: on('none'), text: messages.noneOn },
  ].flatMap(({ names, text }) => (names.length > 0 ? [text(listOf(names))] : []))
  return capitalised(messages.clauses(parts))
}

const mains = ['water', 'electricity', 'sewerage'] as const
const utilityLabels = { water: messages.water, electricity: messages.electricity, sewerage: messages.sewerage }
/** `Gas boiler; mains water, electricity and sewerage`. */
function servicesText(values: FactValues): string {
  const onMains = mains.filter((column) => values[column] === 'mains').map((column) => utilityLabels[column])
  const others = mains.flatMap((column) => {
    const value = values[column]
    return value && value !== 'mains'
      ? [messages.serviceIs(utilityLabels[column], lower(optionLabel(column, value)))]
      : []
  })
  return messages.clauses(
    [
      values.heating ? optionLabel('heating', values.heating) : '',
      onMains.length > 0 ? messages.mains(listOf(onMains)) : '',
      ...others,
    ].filter(Boolean),
  )
}

/** Facts whose text says more than their value. */
const wording: {
  [Column in FactColumn]?: (value: NonNullable<FactValues[Column]>, listing: Listing, today: Date) => string
} = {
  price_qualifier: (qualifier) =>
    messages.clauses([optionLabel('price_qualifier', qualifier), messages.priceMeanings[qualifier]].filter(Boolean)),
  lease_end: (end, _, today) => leaseText(end, today),
  ground_rent: (rent, { facts: { values } }) => {
    const review = values.ground_rent_review && lower(words.groundRentReview(values.ground_rent_review))
    return rent === 0 ? messages.none : joined([messages.aYear(formatPounds(rent)), review])
  },
  service_charge: (charge, { facts: { values } }) => {
    if (charge === 0) return messages.none
    const { service_charge_year: year } = values
    return year ? messages.forYear(formatPounds(charge), year) : messages.aYear(formatPounds(charge))
  },
  estate_charge: (charge) => messages.aYear(formatPounds(charge)),
  shared_ownership_percent: (percent) => messages.shareBought(percent),
  deposit: (deposit, { price, facts: { values } }) => {
    const sum = formatPence(deposit) + inWeeks(deposit, price)
    return isProtected(price, values.tenancy) ? messages.protectedDeposit(sum) : sum
  },
  holding_deposit: (deposit, { price }) => messages.countedDeposit(formatPence(deposit), inWeeks(deposit, price)),
  bills_included(bills) {
    if (bills.length === 0 || bills[0] === 'none') return messages.noBills
    const text = listOf(options('bills_included', bills))
    return bills.length > 1 ? messages.billsInRent(text) : messages.billInRent(text)
  },
  max_occupants: (people) => (people === 1 ? messages.onePerson : messages.upToPeople(people)),
  licence: (licence, { facts: { values } }) =>
    optionLabel('licence', licence) +
    (values.licence_number ? messages.licenceNumber(values.licence_number) : '') +
    (licence === 'not_needed' && values.local_authority ? messages.orCouncil(values.local_authority) : ''),
  council_tax_band: (band, { facts: { values } }) =>
    joined([optionLabel('council_tax_band', band), values.local_authority]),
  council_tax_charge: (charge, { facts: { values } }) =>
    values.council_tax_year
      ? messages.aYearFor(formatPounds(charge), taxYear(values.council_tax_year))
      : messages.aYear(formatPounds(charge)),
  parking_charge: (charge) => (charge === 0 ? messages.free : messages.aYear(formatPounds(charge))),
  property_type: (type, { floorSize }) =>
    joined([optionLabel('property_type', type), floorSize === null ? '' : formatArea(floorSize)]),
  floor_level(level, { facts: { values } }) {
    const floor = words.floor(level)
    if (values.lift === undefined) return floor
    return values.lift ? messages.withLift(floor) : messages.withoutLift(floor)
  },
  // Shown in its chart.
  epc_rating: () => '',
  outside_space: (list) => (list[0] === 'none' ? messages.none : choices('outside_space', list)),
  heating: (_, { facts: { values } }) => servicesText(values),
  broadband: (kind, { facts: { values } }) =>
    joined([optionLabel('broadband', kind), values.broadband_mbps ? `${values.broadband_mbps} Mbps` : '']),
  mobile: (mobile) => mobileText(mobile),
  parking: (list, { facts: { values } }) =>
    list[0] === 'none'
      ? messages.none
      : joined([choices('parking', list), list.includes('permit') ? values.local_authority : '']),
  flood_rivers_sea: (risk) => messages.riskOfFlooding(optionLabel('flood_rivers_sea', risk)),
  flood_surface: (risk) => messages.riskOfFlooding(optionLabel('flood_surface', risk)),
  flooded_last_5_years: (flooded) => (flooded ? messages.flooded : messages.no),
  mining: (there) => (there ? messages.coalMining : messages.noCoalMining),
  coastal_erosion: (there) => (there ? messages.atRisk : messages.notAtRisk),
}

/** A fact's value alone, by its kind. */
function valueText(column: FactColumn, value: unknown): string {
  switch (factField(column).kind) {
    case 'yes_no':
      return value ? messages.yes : messages.no
    case 'choice':
      return optionLabel(column, value as string)
    case 'choices':
      return (value as string[]).length === 0 ? messages.noneKnown : choices(column, value as string[])
    case 'pounds':
      return formatPounds(value as number)
    case 'day':
      return formatDay(value as string)
    default:
      return String(value)
  }
}

/** The text of a known fact in the table; empty for a fact that the page shows elsewhere. */
export function factText(column: FactColumn, value: unknown, listing: Listing, today: Date): string {
  const textOf = wording[column] as ((value: unknown, listing: Listing, today: Date) => string) | undefined
  return textOf ? textOf(value, listing, today) : valueText(column, value)
}
