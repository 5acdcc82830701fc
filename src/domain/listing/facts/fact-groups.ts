import { factLabels } from '#messages/fact-labels.ts'
import * as messages from '#messages/fact-texts.ts'
import * as words from '#messages/listing-words.ts'
import { formatDay } from '../../../lib/time/format-day.ts'
import type { Listing } from '../listing.ts'
import type { FactColumn } from './fact-fields.ts'
import type { FactNote, Facts } from './fact-schema.ts'
import { factText, joined } from './fact-text.ts'

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
    const text = factText(column, value, listing, today)
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

const isRequested = (column: FactColumn, { facts: { values, notes } }: Listing) =>
  values[column] === undefined && notes[column]?.state === 'asked'
/** The rows of a table line: its own, and one for each requested part. */
const rowsOf = (column: FactColumn, listing: Listing, today: Date): FactRow[] =>
  (partsOf[column] ?? [column])
    .filter((part) => part === column || isRequested(part, listing))
    .flatMap((part) => factRow(part, listing, today))

/** The facts table of a listing, without empty groups. */
export const factGroups = (listing: Listing, today: Date): FactGroup[] =>
  groups
    .map(({ name, columns }) => ({ name, rows: columns.flatMap((column) => rowsOf(column, listing, today)) }))
    .filter(({ rows }) => rows.length > 0)
