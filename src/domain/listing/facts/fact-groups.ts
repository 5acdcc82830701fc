import { formatArea, listOf } from '../../../lib/format/words.ts'
import { formatPence, formatPounds } from '../../../lib/format/money.ts'
import { formatDay } from '../../../lib/time/format-day.ts'
import { taxYear } from '../../market/council-tax-bands.ts'
import { inWeeks } from '../../market/rent.ts'
import type { Listing } from '../listing.ts'
import { type FactColumn, factField, mobileNetworks, optionLabel } from './fact-fields.ts'
import type { FactNote, Facts, FactValues } from './fact-schema.ts'

/** One row of the facts table. */
export interface FactRow {
  label: string
  /** The known value, or who was asked. */
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

/** Whole years from a day to the end of a lease: `91` for 24 June 2117, from 2026. */
export function leaseYears(leaseEnd: string, today: Date): number {
  const end = new Date(leaseEnd)
  const years = end.getUTCFullYear() - today.getUTCFullYear()
  const reached = new Date(today)
  reached.setUTCFullYear(end.getUTCFullYear())
  return reached > end ? years - 1 : years
}

/** `91 years left, to 24 June 2117`, from today. */
export function leaseText(leaseEnd: string, today: Date): string {
  const years = leaseYears(leaseEnd, today)
  if (years < 0) return `Ended on ${formatDay(leaseEnd)}`
  return `${years === 1 ? 'One year' : `${years} years`} left, until ${formatDay(leaseEnd)}`
}

function mobileText(mobile: NonNullable<FactValues['mobile']>): string {
  const on = (signal: string) => mobileNetworks.filter((name) => mobile[name] === signal)
  const parts = [
    { names: on('good'), text: 'good indoors on ' },
    { names: on('limited'), text: 'limited on ' },
    { names: on('none'), text: 'none on ' },
  ].flatMap(({ names, text: label }) => (names.length > 0 ? [label + listOf(names)] : []))
  const text = parts.join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const mains = ['water', 'electricity', 'sewerage'] as const
const utilityLabels = { water: 'water', electricity: 'electricity', sewerage: 'sewerage' }
/** `Gas boiler; mains water, electricity and sewerage`. */
function servicesText(values: FactValues): string {
  const onMains = mains.filter((column) => values[column] === 'mains').map((column) => utilityLabels[column])
  const others = mains.flatMap((column) => {
    const value = values[column]
    return value && value !== 'mains' ? [`${utilityLabels[column]}: ${lower(optionLabel(column, value))}`] : []
  })
  return [
    values.heating ? optionLabel('heating', values.heating) : '',
    onMains.length > 0 ? `mains ${listOf(onMains)}` : '',
    ...others,
  ]
    .filter(Boolean)
    .join('; ')
}

/**
 * The table's text of each fact. Facts without an entry are shown elsewhere (the energy rating in its chart, the
 * reference beside the title) or combined.
 */
const wording: {
  [Column in FactColumn]?: (value: NonNullable<FactValues[Column]>, listing: Listing, today: Date) => string
} = {
  price_qualifier: (qualifier) => optionLabel('price_qualifier', qualifier),
  tenure: (tenure) => optionLabel('tenure', tenure),
  lease_end: (end, _, today) => leaseText(end, today),
  ground_rent: (rent, { facts: { values } }) =>
    rent === 0
      ? 'None'
      : `${formatPounds(rent)} a year${values.ground_rent_review ? `, ${lower(values.ground_rent_review)}` : ''}`,
  service_charge: (charge, { facts: { values } }) =>
    charge === 0
      ? 'None'
      : `${formatPounds(charge)}${values.service_charge_year ? ` for ${values.service_charge_year}` : ' a year'}`,
  estate_charge: (charge) => `${formatPounds(charge)} a year`,
  shared_ownership_percent: (percent) => `You buy ${percent}% and rent the rest`,
  chain: (chain) => optionLabel('chain', chain),
  tenancy: (tenancy) => optionLabel('tenancy', tenancy),
  deposit: (deposit, { price }) => `${formatPence(deposit)}${inWeeks(deposit, price)}, in a protection scheme`,
  holding_deposit: (deposit, { price }) =>
    `${formatPence(deposit)}${inWeeks(deposit, price)}; counts towards the first month`,
  furnishing: (furnishing) => optionLabel('furnishing', furnishing),
  bills_included: (bills) =>
    bills.length === 0 || bills[0] === 'none'
      ? 'None in the rent'
      : `${listOf(options('bills_included', bills))} ${bills.length > 1 ? 'are' : 'is'} in the rent`,
  pets: (pets) => optionLabel('pets', pets),
  max_occupants: (people) => (people === 1 ? 'One person' : `Up to ${people} people`),
  licence: (licence, { facts: { values } }) =>
    optionLabel('licence', licence) +
    (values.licence_number ? `, number ${values.licence_number}` : '') +
    (licence === 'not_needed' && values.local_authority ? ` or ${values.local_authority}` : ''),
  council_tax_band: (band, { facts: { values } }) =>
    optionLabel('council_tax_band', band) + (values.local_authority ? `, ${values.local_authority}` : ''),
  council_tax_charge: (charge, { facts: { values } }) =>
    `${formatPounds(charge)} a year${values.council_tax_year ? `, for ${taxYear(values.council_tax_year)}` : ''}`,
  parking_charge: (charge) => (charge === 0 ? 'Free' : `${formatPounds(charge)} a year`),
  property_type: (type, { floorSize }) =>
    optionLabel('property_type', type) + (floorSize === null ? '' : `, ${formatArea(floorSize)}`),
  floor_level: (floor, { facts: { values } }) =>
    floor + (values.lift === undefined ? '' : values.lift ? ', with a lift' : '; no lift'),
  construction: (material) => optionLabel('construction', material),
  restrictions: (list) => (list.length === 0 ? 'None known' : options('restrictions', list).join(', ')),
  rights: (list) => (list.length === 0 ? 'None known' : options('rights', list).join(', ')),
  accessibility: (list) => (list.length === 0 ? 'None known' : options('accessibility', list).join(', ')),
  outside_space: (list) => (list[0] === 'none' ? 'None' : options('outside_space', list).join(', ')),
  main_rooms_look: (direction) => optionLabel('main_rooms_look', direction),
  building_safety: (safety) => optionLabel('building_safety', safety),
  heating: (_, { facts: { values } }) => servicesText(values),
  broadband: (kind, { facts: { values } }) =>
    optionLabel('broadband', kind) + (values.broadband_mbps ? `, ${values.broadband_mbps} Mbps` : ''),
  mobile: (mobile) => mobileText(mobile),
  parking: (list, { facts: { values } }) =>
    list[0] === 'none'
      ? 'None'
      : options('parking', list).join(', ') +
        (list.includes('permit') && values.local_authority ? `, ${values.local_authority}` : ''),
  ev_charging: (there) => (there ? 'Yes' : 'No'),
  flood_rivers_sea: (risk) => `${optionLabel('flood_rivers_sea', risk)} risk of flooding`,
  flood_surface: (risk) => `${optionLabel('flood_surface', risk)} risk of flooding`,
  flooded_last_5_years: (flooded) => (flooded ? 'Yes. Ask us what was repaired' : 'No'),
  planning: (text) => text,
  epc_exemption: (reason) => reason,
  mining: (there) => (there ? 'A coal mining area' : 'Not a coal mining area'),
  coastal_erosion: (there) => (there ? 'At risk' : 'Not at risk'),
}

// The table's groups in reading order. Combined facts (a service charge's year, mains with heating) have no row.
const groups: { name: string; columns: FactColumn[] }[] = [
  {
    name: 'Price and ownership',
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
    name: 'Tenancy',
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
    name: 'Building',
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
  { name: 'Services', columns: ['heating', 'broadband', 'mobile', 'parking', 'parking_charge', 'ev_charging'] },
  {
    name: 'Surroundings',
    columns: ['flood_rivers_sea', 'flood_surface', 'flooded_last_5_years', 'planning', 'mining', 'coastal_erosion'],
  },
]

function factRow(column: FactColumn, listing: Listing, today: Date): FactRow[] {
  const { values, notes }: Facts = listing.facts
  const note: FactNote | undefined = notes[column]
  const value = values[column]
  const { label } = factField(column)
  const checked = note?.checked_on ? formatDay(note.checked_on) : ''
  if (value !== undefined) {
    const say = wording[column] as ((value: unknown, listing: Listing, today: Date) => string) | undefined
    const text = say?.(value, listing, today)
    return text ? [{ label, text, requested: false, source: [note?.source, checked].filter(Boolean).join(', ') }] : []
  }
  if (note?.state === 'not_applicable')
    return note.source ? [{ label, text: note.source, requested: false, source: checked }] : []
  if (note?.state !== 'asked') return []
  const owner = listing.listingType === 'rent' ? 'landlord' : 'seller'
  return [{ label, text: `We have asked the ${owner}`, requested: true, source: checked && `Not known on ${checked}` }]
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
