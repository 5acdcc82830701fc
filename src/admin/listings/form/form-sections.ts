import { agency } from '#agency/agency.ts'
import { type FactColumn, factField, isFactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { RecordColumn } from '../../../domain/listing/record-columns'
import { has } from '../../../parts'
import { recordColumns } from '../listing-record'

// The form's sections, field order and hints, declared once: the form, section list, checklist and error order derive
// from them. A field has the name of its column.

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

/** They state the legal maximum (FactHint.tsx). */
type Deposit = 'deposit' | 'holding_deposit'

/** A section's fields in order. A fact has its purpose or format, shown below it; other fields have their own hint. */
type Fields = { readonly [Field in FormField]?: Field extends Exclude<FactColumn, Deposit> ? string : null }

const basicInformation: Fields = {
  listing_type: null,
  status: null,
  publish_at: null,
  title: null,
  slug: null,
  area: null,
  property_type: 'Visitors search by it.',
  beds: null,
  baths: null,
  floor_size: null,
  floor_level: 'Such as “Second floor”.',
  lift: 'From the street to the home.',
  reference: `Leave it empty for the next free number, such as ${agency.referencePrefix}-1042. Feeds use it too.`,
  latitude: null,
  longitude: null,
}
const sale: Fields = {
  price: null,
  price_qualifier: 'Shown before the price.',
  tenure: 'Required by law in every sale advert.',
  lease_end: 'The last day of the lease, from the title register.',
  service_charge: 'Enter £0 only if there is none.',
  service_charge_year: 'The year of the charge.',
  ground_rent: 'Enter £0 if there is none.',
  ground_rent_review: 'Such as “Doubling every 25 years” or “Fixed”.',
  estate_charge: 'For private roads and gardens.',
  chain: 'Buyers ask at almost every viewing.',
  shared_ownership_percent: 'The share for sale.',
}
const rental: Fields = {
  price: null,
  deposit: null,
  holding_deposit: null,
  tenancy: 'Almost every home is let on a rolling tenancy.',
  date_available: null,
  furnishing: 'As the landlord lets it.',
  bills_included: 'Bills that the rent includes.',
  pets: 'You need a good reason to refuse.',
  licence: 'Ask the council. Some license every let home, others homes with three or more sharers.',
  licence_number: 'As in the council’s register.',
  max_occupants: 'As many as the licence and the rooms allow.',
}
const building: Fields = {
  council_tax_band: 'Required by law in every advert. Find it on gov.uk by postcode.',
  local_authority: 'The council that collects the tax.',
  council_tax_charge: 'The exact sum on the council’s bill. If empty, visitors see the council’s charge for the band.',
  council_tax_year: 'The year of the bill: 2026 is April 2026 to March 2027.',
  construction: 'Lenders ask if it is not brick.',
  building_safety: 'For flats: cladding and the EWS1 form.',
  restrictions: 'What the owner may not change.',
  rights: 'Who else may cross or use the land.',
  outside_space: 'Visitors search by it.',
  main_rooms_look: 'Where most windows of the living rooms look. The page shows when they get sun.',
  accessibility: 'Visitors search by it.',
}
const services: Fields = {
  epc_rating: 'Required by law in every advert. Copy it from the certificate.',
  epc_potential: 'Next to the rating on the certificate.',
  epc_expires: 'Ten years after the date of the certificate.',
  epc_exemption: 'As registered. A rental rated F or G needs one.',
  energy_cost: 'The certificate’s estimate of heating, hot water and lighting.',
  heating: 'The main heating only.',
  electricity: 'Mains is the public grid.',
  water: 'Mains is the water company.',
  sewerage: 'Mains is the public sewer.',
  ev_charging: 'A charging point at the home.',
  broadband: 'From Ofcom’s checker, by postcode.',
  broadband_mbps: 'The fastest speed on offer.',
  mobile: 'Indoors, from Ofcom’s checker.',
  parking: 'Include parking that needs a permit.',
  parking_charge: 'The council’s price of a resident’s permit.',
}
const surroundings: Fields = {
  flood_rivers_sea: 'Check on gov.uk, by postcode.',
  flood_surface: 'Check on gov.uk, by postcode.',
  flooded_last_5_years: 'Ask the owner.',
  mining: 'Ask the Mining Remediation Authority.',
  coastal_erosion: 'Check on gov.uk. Rare in London.',
  planning: 'Permissions or works nearby that matter to a buyer.',
}
const videos: Fields = {
  video_url: 'An address on YouTube or Vimeo.',
  tour_url: 'An address on Matterport or Kuula.',
}
const texts: FormField[] = ['description', 'features', 'description_zh', 'features_zh']

const hints: Fields = {
  ...basicInformation,
  ...sale,
  ...rental,
  ...building,
  ...services,
  ...surroundings,
  ...videos,
}
/** The hint of a fact, if it has one that does not depend on values. */
export const factHint = (column: FactColumn): string | null => hints[column] ?? null

const namesOf = (fields: Fields) => Object.keys(fields) as FormField[]

/** The sections of a listing type, in reading order. */
export const sectionsOf = (type: ListingType): SectionShape[] =>
  [
    { id: 'basic-information', title: 'Basic Information', fields: namesOf(basicInformation) },
    { id: 'property-images', title: 'Property Images', fields: ['gallery' as const] },
    { id: 'video-and-tour', title: 'Video and virtual tour', fields: namesOf(videos) },
    { id: 'description', title: 'Description & Features', fields: texts },
    type === 'rent'
      ? { id: 'money', title: 'Tenancy and rent', fields: namesOf(rental) }
      : { id: 'money', title: 'Tenure and price', fields: namesOf(sale) },
    { id: 'building', title: 'Building', fields: namesOf(building) },
    { id: 'services', title: 'Energy and services', fields: namesOf(services) },
    { id: 'surroundings', title: 'Surroundings', fields: namesOf(surroundings) },
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
