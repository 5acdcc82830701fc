import { type FactColumn, factField } from '../../../domain/listing/facts/fact-fields'
import type { ListingType } from '../../../domain/listing/listing-status'
import { type RecordColumn } from '../../../domain/listing/record-columns'
import { has } from '../../../parts'
import { recordColumns } from '../listing-record'
import type { FieldName } from './property-form'

// The form's sections and field order, declared once: the form, section list, checklist and error order derive from
// them.

/** A form field: a listing's own, a fact, or a record column. */
export type FormField =
  Exclude<FieldName, 'facts' | 'record' | 'slugByHand'> | `fact-${FactColumn}` | `record-${RecordColumn}`

export interface SectionShape {
  id: string
  title: string
  /** A note before the fields. */
  note?: string
  fields: FormField[]
}

/** A section, or a part below the fields. */
export type Step = Pick<SectionShape, 'id' | 'title'>

const facts = (...columns: FactColumn[]) => columns.map((column): FormField => `fact-${column}`)

const basicInformation: FormField[] = [
  ...(['listingType', 'status', 'record-publish_at', 'title', 'slug', 'area'] as const),
  ...facts('property_type'),
  ...(['beds', 'baths', 'floorSize'] as const),
  ...facts('floor_level', 'lift', 'reference'),
  ...(['latitude', 'longitude'] as const),
]
const sale: FormField[] = [
  'price',
  ...facts('price_qualifier', 'tenure', 'lease_end', 'service_charge', 'service_charge_year', 'ground_rent'),
  ...facts('ground_rent_review', 'estate_charge', 'chain', 'shared_ownership_percent'),
]
const rental: FormField[] = [
  'price',
  ...facts('deposit', 'holding_deposit', 'tenancy'),
  'dateAvailable',
  ...facts('furnishing', 'bills_included', 'pets', 'licence', 'licence_number', 'max_occupants'),
]
const building = facts(
  ...(['council_tax_band', 'local_authority', 'council_tax_charge', 'council_tax_year'] as const),
  ...(['construction', 'building_safety'] as const),
  ...(['restrictions', 'rights', 'outside_space', 'main_rooms_look', 'accessibility'] as const),
)
const services = facts(
  ...(['epc_rating', 'epc_potential', 'epc_expires', 'epc_exemption', 'energy_cost'] as const),
  ...(['heating', 'electricity', 'water', 'sewerage', 'ev_charging', 'broadband', 'broadband_mbps'] as const),
  ...(['mobile', 'parking', 'parking_charge'] as const),
)
const surroundings = facts(
  ...(['flood_rivers_sea', 'flood_surface', 'flooded_last_5_years'] as const),
  ...(['mining', 'coastal_erosion', 'planning'] as const),
)

const texts: FormField[] = ['description', 'features', 'descriptionZh', 'featuresZh']

/** The sections of a listing type, in reading order. */
export const sectionsOf = (type: ListingType): SectionShape[] =>
  [
    { id: 'basic-information', title: 'Basic Information', fields: basicInformation },
    { id: 'property-images', title: 'Property Images', fields: ['pictures' as const] },
    { id: 'video-and-tour', title: 'Video and virtual tour', fields: facts('video_url', 'tour_url') },
    { id: 'description', title: 'Description & Features', fields: texts },
    type === 'rent'
      ? { id: 'money', title: 'Tenancy and rent', fields: rental }
      : { id: 'money', title: 'Tenure and price', fields: sale },
    { id: 'building', title: 'Building', fields: building },
    { id: 'services', title: 'Energy and services', fields: services },
    { id: 'surroundings', title: 'Surroundings', fields: surroundings },
    ...(has('portals') ? [{ id: 'portals', title: 'Portals', fields: ['rightmoveUrl' as const] }] : []),
    {
      id: 'office-only',
      title: 'Office only',
      note: 'Visitors cannot see this.',
      fields: recordColumns(type)
        .filter((column) => column !== 'publish_at')
        .map((column): FormField => `record-${column}`),
    },
  ].map(({ fields, ...section }) => ({ ...section, fields: fields.filter((field) => isFieldOfType(field, type)) }))

function isFieldOfType(field: FormField, type: ListingType): boolean {
  const column = factOf(field)
  return column === undefined || factField(column).needs[type] !== undefined
}

/** The fact of a field; undefined for others. */
export const factOf = (field: FormField): FactColumn | undefined =>
  field.startsWith('fact-') ? (field.slice('fact-'.length) as FactColumn) : undefined

/** The record column of a field; undefined for others. */
export const recordColumnOf = (field: FormField): RecordColumn | undefined =>
  field.startsWith('record-') ? (field.slice('record-'.length) as RecordColumn) : undefined

/** Every field of a listing type, in reading order. */
export const fieldOrder = (type: ListingType): FormField[] => sectionsOf(type).flatMap(({ fields }) => fields)
