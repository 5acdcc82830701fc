import { factLabels } from '#messages/fact-labels.ts'
import * as messages from '#messages/fact-texts.ts'
import * as words from '#messages/listing-words.ts'
import { capitalised, formatArea, listOf } from '../../../lib/format/words.ts'
import { formatPence, formatPounds } from '../../../lib/format/money.ts'
import { formatDay } from '../../../lib/time/format-day.ts'
import { taxYear } from '../../market/council-tax-bands.ts'
import { inWeeks } from '../../market/rent.ts'
import { isProtected } from '../deposits.ts'
import type { Listing } from '../listing.ts'
import { type FactColumn, mobileNetworks, optionLabel } from './fact-fields.ts'
import type { FactNote, Facts, FactValues } from './fact-schema.ts'
import { leaseYears } from './lease-years.ts'

/** One row of the facts table. */
export interface FactRow {
  label: string
  /** The known value, or from whom it was requested. */
  text: string
  requested: boolean
  /** The source and its date: `Title register, 4 November`. */
  source: string
}
export interface FactGroup {
  name: string
  rows: FactRow[]
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const options = (column: FactColumn, values: readonly string[]) =>
  values.map((value, n) => (n === 0 ? optionLabel(column, value) : lower(optionLabel(column, value))))

const choices = (column: FactColumn, values: readonly string[]) => messages.listed(options(column, values))
const known = (column: FactColumn, values: readonly string[]) =>
  values.length === 0 ? messages.noneKnown : choices(column, values)
/** The texts that there are, as one. */
const joined = (texts: readonly (string | null | undefined)[]) =>
  messages.joined(texts.filter((text): text is string => Boolean(text)))

/** `91 years left, to 24 June 2117`, from today. */
export function leaseText(leaseEnd: string, today: Date): string {
  const years = leaseYears(leaseEnd, today)
  return years < 0 ? messages.leaseEnded(formatDay(leaseEnd)) : messages.leaseLeft(years, formatDay(leaseEnd))
}

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

/**
 * The table's text of each fact. Facts without an entry are shown elsewhere (the energy rating in its chart, the
 * reference beside the title) or combined.
 */
const wording: {
  [Column in FactColumn]?: (value: NonNullable<FactValues[Column]>, listing: Listing, today: Date) => string
} = {
  price_qualifier: (qualifier) =>
    messages.clauses([optionLabel('price_qualifier', qualifier), messages.priceMeanings[qualifier]].filter(Boolean)),
  tenure: (tenure) => optionLabel('tenure', tenure),
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
  chain: (chain) => optionLabel('chain', chain),
  tenancy: (tenancy) => optionLabel('tenancy', tenancy),
  deposit: (deposit, { price, facts: { values } }) => {
    const sum = formatPence(deposit) + inWeeks(deposit, price)
    return isProtected(price, values.tenancy) ? messages.protectedDeposit(sum) : sum
  },
  holding_deposit: (deposit, { price }) => messages.countedDeposit(formatPence(deposit), inWeeks(deposit, price)),
  furnishing: (furnishing) => optionLabel('furnishing', furnishing),
  bills_included(bills) {
    if (bills.length === 0 || bills[0] === 'none') return messages.noBills
    const text = listOf(options('bills_included', bills))
    return bills.length > 1 ? messages.billsInRent(text) : messages.billInRent(text)
  },
  pets: (pets) => optionLabel('pets', pets),
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
  construction: (material) => optionLabel('construction', material),
  restrictions: (list) => known('restrictions', list),
  rights: (list) => known('rights', list),
  accessibility: (list) => known('accessibility', list),
  outside_space: (list) => (list[0] === 'none' ? messages.none : choices('outside_space', list)),
  main_rooms_look: (direction) => optionLabel('main_rooms_look', direction),
  building_safety: (safety) => optionLabel('building_safety', safety),
  heating: (_, { facts: { values } }) => servicesText(values),
  broadband: (kind, { facts: { values } }) =>
    joined([optionLabel('broadband', kind), values.broadband_mbps ? `${values.broadband_mbps} Mbps` : '']),
  mobile: (mobile) => mobileText(mobile),
  parking: (list, { facts: { values } }) =>
    list[0] === 'none'
      ? messages.none
      : joined([choices('parking', list), list.includes('permit') ? values.local_authority : '']),
  ev_charging: (there) => (there ? messages.yes : messages.no),
  flood_rivers_sea: (risk) => messages.riskOfFlooding(optionLabel('flood_rivers_sea', risk)),
  flood_surface: (risk) => messages.riskOfFlooding(optionLabel('flood_surface', risk)),
  flooded_last_5_years: (flooded) => (flooded ? messages.flooded : messages.no),
  planning: (text) => text,
  epc_exemption: (reason) => reason,
  mining: (there) => (there ? messages.coalMining : messages.noCoalMining),
  coastal_erosion: (there) => (there ? messages.atRisk : messages.notAtRisk),
}

// The table's groups in reading order. Combined facts (a service charge's year, mains with heating) have no row.
const groups: { name: string; columns: FactColumn[] }[] = [
  {
    name: messages.priceAndOwnership,
    columns: [
      'price_qualifier',
      'tenure',
      'lease_end',
      'service_charge',
      'ground_rent',
      'estate_charge',
      'shared_ownership_percent',
      'chain',
    ],
  },
  {
    name: messages.tenancy,
    columns: [
      'tenancy',
      'deposit',
      'holding_deposit',
      'furnishing',
      'bills_included',
      'max_occupants',
      'pets',
      'licence',
    ],
  },
  {
    name: messages.building,
    columns: [
      'property_type',
      'floor_level',
      'council_tax_band',
      'council_tax_charge',
      'construction',
      'restrictions',
      'rights',
      'accessibility',
      'outside_space',
      'main_rooms_look',
      'building_safety',
      'epc_rating',
      'epc_exemption',
    ],
  },
  { name: messages.services, columns: ['heating', 'broadband', 'mobile', 'parking', 'parking_charge', 'ev_charging'] },
  {
    name: messages.surroundings,
    columns: ['flood_rivers_sea', 'flood_surface', 'flooded_last_5_years', 'planning', 'mining', 'coastal_erosion'],
  },
]

function factRow(column: FactColumn, listing: Listing, today: Date): FactRow[] {
  const { values, notes }: Facts = listing.facts
  const note: FactNote | undefined = notes[column]
  const value = values[column]
  const label = factLabels[column]
  const from = note?.source && words.source(note.source)
  const checked = note?.checked_on ? formatDay(note.checked_on) : ''
  if (value !== undefined) {
    const textOf = wording[column] as ((value: unknown, listing: Listing, today: Date) => string) | undefined
    const text = textOf?.(value, listing, today)
    return text ? [{ label, text, requested: false, source: joined([from, checked]) }] : []
  }
  if (note?.state === 'not_applicable') return from ? [{ label, text: from, requested: false, source: checked }] : []
  if (note?.state !== 'asked') return []
  const text = listing.listingType === 'rent' ? messages.requestedFromLandlord : messages.requestedFromSeller
  return [{ label, text, requested: true, source: checked && messages.notKnownOn(checked) }]
}

// One row of the table can cover several form fields.
const partsOf: Partial<Record<FactColumn, FactColumn[]>> = {
  property_type: ['reference', 'property_type'],
  ground_rent: ['ground_rent', 'ground_rent_review'],
  service_charge: ['service_charge', 'service_charge_year'],
  licence: ['licence', 'licence_number'],
  floor_level: ['floor_level', 'lift'],
  council_tax_band: ['council_tax_band', 'local_authority'],
  council_tax_charge: ['council_tax_charge', 'council_tax_year'],
  heating: ['heating', 'electricity', 'water', 'sewerage'],
  broadband: ['broadband', 'broadband_mbps'],
  epc_rating: ['epc_rating', 'epc_potential', 'epc_expires'],
}

/** The rows of a table line: its own, and one for each requested part. */
const rowsOf = (column: FactColumn, listing: Listing, today: Date): FactRow[] =>
  (partsOf[column] ?? [column])
    .filter((part) => part === column || listing.facts.notes[part]?.state === 'asked')
    .flatMap((part) => factRow(part, listing, today))

/** The facts table of a listing, without empty groups. */
export const factGroups = (listing: Listing, today: Date): FactGroup[] =>
  groups
    .map(({ name, columns }) => ({ name, rows: columns.flatMap((column) => rowsOf(column, listing, today)) }))
    .filter(({ rows }) => rows.length > 0)
