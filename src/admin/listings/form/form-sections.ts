import { type FactColumn, factField, isFactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { RecordColumn } from '../../../domain/listing/record-columns'
import { has } from '../../../parts'
import { recordColumns } from '../listing-record'

// The form's sections and field order, declared once: the form, section list, checklist and error order derive from
// them. A field has the name of its column.

/** The fields that are neither facts nor of the private record. `gallery` stands for the pictures of all kinds. */
export const ownColumns = [
  ...(['listing_type', 'status', 'title', 'slug', 'area', 'price', 'beds', 'baths', 'floor_size'] as const),
  ...(['date_available', 'rightmove_url', 'latitude', 'longitude', 'gallery'] as const),
  ...(['description', 'features', 'description_zh', 'features_zh'] as const),
] as const
export type OwnColumn = (typeof ownColumns)[number]

export type FormField = OwnColumn | FactColumn | RecordColumn

export interface SectionShape {
  id: string
  title: string
  /** A note before the fields. */
  note?: string
  fields: FormField[]
}

/** A section, or a part below the fields. */
export type Step = Pick<SectionShape, 'id' | 'title'>

const basicInformation: FormField[] = [
  ...(['listing_type', 'status', 'publish_at', 'title', 'slug', 'area', 'property_type', 'beds', 'baths'] as const),
  ...(['floor_size', 'floor_level', 'lift', 'reference', 'latitude', 'longitude'] as const),
]
const sale: FormField[] = [
  ...(['price', 'price_qualifier', 'tenure', 'lease_end', 'service_charge', 'service_charge_year'] as const),
  ...(['ground_rent', 'ground_rent_review', 'estate_charge', 'chain', 'shared_ownership_percent'] as const),
]
const rental: FormField[] = [
  ...(['price', 'deposit', 'holding_deposit', 'tenancy', 'date_available', 'furnishing'] as const),
  ...(['bills_included', 'pets', 'licence', 'licence_number', 'max_occupants'] as const),
]
const building: FormField[] = [
  ...(['council_tax_band', 'local_authority', 'council_tax_charge', 'council_tax_year'] as const),
  ...(['construction', 'building_safety'] as const),
  ...(['restrictions', 'rights', 'outside_space', 'main_rooms_look', 'accessibility'] as const),
]
const services: FormField[] = [
  ...(['epc_rating', 'epc_potential', 'epc_expires', 'epc_exemption', 'energy_cost'] as const),
  ...(['heating', 'electricity', 'water', 'sewerage', 'ev_charging', 'broadband', 'broadband_mbps'] as const),
  ...(['mobile', 'parking', 'parking_charge'] as const),
]
const surroundings: FormField[] = [
  ...(['flood_rivers_sea', 'flood_surface', 'flooded_last_5_years'] as const),
  ...(['mining', 'coastal_erosion', 'planning'] as const),
]
const videos: FormField[] = ['video_url', 'tour_url']
const texts: FormField[] = ['description', 'features', 'description_zh', 'features_zh']

/** The sections of a listing type, in reading order. */
export const sectionsOf = (type: ListingType): SectionShape[] =>
  [
    { id: 'basic-information', title: 'Basic Information', fields: basicInformation },
    { id: 'property-images', title: 'Property Images', fields: ['gallery' as const] },
    { id: 'video-and-tour', title: 'Video and virtual tour', fields: videos },
    { id: 'description', title: 'Description & Features', fields: texts },
    type === 'rent'
      ? { id: 'money', title: 'Tenancy and rent', fields: rental }
      : { id: 'money', title: 'Tenure and price', fields: sale },
    { id: 'building', title: 'Building', fields: building },
    { id: 'services', title: 'Energy and services', fields: services },
    { id: 'surroundings', title: 'Surroundings', fields: surroundings },
    ...(has('portals') ? [{ id: 'portals', title: 'Portals', fields: ['rightmove_url' as const] }] : []),
    {
      id: 'office-only',
      title: 'Office only',
      note: 'Visitors cannot see this.',
      fields: recordColumns(type).filter((column) => column !== 'publish_at'),
    },
  ].map(({ fields, ...section }) => ({
    ...section,
    fields: fields.filter((field) => !isFactColumn(field) || factField(field).needs[type] !== undefined),
  }))

/** Every field of a listing type, in reading order. */
export const fieldOrder = (type: ListingType): FormField[] => sectionsOf(type).flatMap(({ fields }) => fields)
