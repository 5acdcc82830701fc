import * as choices from '#messages/fact-options.ts'
import { required } from '../../../lib/required.ts'
import type { ListingType } from '../listing-status.ts'

// The facts of a listing, declared once: the values of each column, and when it is required. The schema, publish check,
// admin form and property page's table derive from it. `npm run rules` writes a migration with the constraints and the
// function that names missing columns. Labels are apart (messages/*/fact-labels.ts): most public pages only validate.

/**
 * required: publishing needs a value. askable: a value, or a note that it was requested or does not exist. optional:
 * shown if known.
 */
export type Need = 'required' | 'askable' | 'optional'

/** When a conditional fact is required (see missing-facts.ts). */
export type Condition = 'leasehold' | 'ground_rent' | 'service_charge' | 'licensed' | 'rated' | 'flat'

type Options = Readonly<Record<string, string>>

interface FactField {
  /** The need per listing type; a missing type never has the fact. */
  needs: Partial<Record<ListingType, Need>>
  kind: 'text' | 'yes_no' | 'pounds' | 'integer' | 'day' | 'choice' | 'choices' | 'networks' | 'address' | 'pictures'
  /** For choices: database values with their labels. */
  options?: Options
  /** Text: the maximum length. Integer: the range. */
  max?: number
  min?: number
  /** A further condition besides the listing type. */
  when?: Condition
  /** Every listing has one: it can be requested but is never "not needed". */
  universal?: true
}

const letters = Object.fromEntries([...'ABCDEFG'].map((letter) => [letter, letter]))

/** Types inside a shared building. */
export const flatTypes: readonly string[] = ['flat', 'maisonette', 'studio', 'penthouse', 'loft']

/** Tenures that expire or include a landlord's charges. */
export const leaseholdTenures: readonly string[] = ['leasehold', 'share_of_freehold']

const londonAuthorities = [
  'Barking and Dagenham',
  'Barnet',
  'Bexley',
  'Brent',
  'Bromley',
  'Camden',
  'City of London',
  'Croydon',
  'Ealing',
  'Enfield',
  'Greenwich',
  'Hackney',
  'Hammersmith and Fulham',
  'Haringey',
  'Harrow',
  'Havering',
  'Hillingdon',
  'Hounslow',
  'Islington',
  'Kensington and Chelsea',
  'Kingston upon Thames',
  'Lambeth',
  'Lewisham',
  'Merton',
  'Newham',
  'Redbridge',
  'Richmond upon Thames',
  'Southwark',
  'Sutton',
  'Tower Hamlets',
  'Waltham Forest',
  'Wandsworth',
  'Westminster',
] as const

/** The eight directions, clockwise from north. */
export const { directions } = choices
export type Direction = keyof typeof directions

const both = (need: Need) => ({ sale: need, rent: need })

export const factFields = {
  // RTDF allows 80 characters for AGENT_REF; BLM specifies 20, which no reader enforces.
  reference: { kind: 'text', max: 80, needs: both('optional') },
  property_type: { kind: 'choice', options: choices.propertyTypes, needs: both('required') },
  floor_level: { kind: 'text', max: 80, needs: both('optional') },
  lift: { kind: 'yes_no', needs: both('optional') },
  price_qualifier: { kind: 'choice', options: choices.priceQualifiers, needs: { sale: 'required' } },
  tenure: { kind: 'choice', options: choices.tenures, needs: { sale: 'required' } },
  lease_end: { kind: 'day', needs: { sale: 'askable' }, when: 'leasehold', universal: true },
  ground_rent: { kind: 'pounds', needs: { sale: 'askable' }, when: 'leasehold' },
  ground_rent_review: { kind: 'text', max: 200, needs: { sale: 'askable' }, when: 'ground_rent' },
  service_charge: { kind: 'pounds', needs: { sale: 'askable' }, when: 'leasehold' },
  service_charge_year: { kind: 'integer', min: 2000, max: 2100, needs: { sale: 'askable' }, when: 'service_charge' },
  estate_charge: { kind: 'pounds', needs: { sale: 'optional' } },
  shared_ownership_percent: { kind: 'integer', min: 1, max: 100, needs: { sale: 'optional' } },
  chain: { kind: 'choice', options: choices.chains, needs: { sale: 'optional' } },
  deposit: { kind: 'pounds', needs: { rent: 'required' } },
  holding_deposit: { kind: 'pounds', needs: { rent: 'required' } },
  tenancy: { kind: 'choice', options: choices.tenancies, needs: { rent: 'required' } },
  furnishing: { kind: 'choice', options: choices.furnishings, needs: { rent: 'required' } },
  bills_included: { kind: 'choices', options: choices.bills, needs: { rent: 'required' } },
  pets: { kind: 'choice', options: choices.petsPolicies, needs: { rent: 'required' } },
  max_occupants: { kind: 'integer', min: 1, max: 50, needs: { rent: 'optional' } },
  licence: { kind: 'choice', options: choices.licences, needs: { rent: 'askable' } },
  licence_number: { kind: 'text', max: 60, needs: { rent: 'askable' }, when: 'licensed' },
  council_tax_band: {
    kind: 'choice',
    options: {
      ...Object.fromEntries([...'ABCDEFGH'].map((letter) => [letter, choices.band(letter)])),
      ...choices.noBands,
    },
    needs: both('required'),
  },
  local_authority: {
    kind: 'choice',
    options: Object.fromEntries(londonAuthorities.map((name) => [name, name])),
    needs: both('required'),
  },
  council_tax_charge: { kind: 'pounds', needs: both('optional') },
  // 2026 is April 2026 to March 2027.
  council_tax_year: { kind: 'integer', min: 2000, max: 2100, needs: both('optional') },
  epc_rating: { kind: 'choice', options: letters, needs: both('askable') },
  epc_potential: { kind: 'choice', options: letters, needs: both('askable'), when: 'rated' },
  epc_expires: { kind: 'day', needs: both('askable'), when: 'rated' },
  epc_exemption: { kind: 'text', max: 300, needs: both('optional') },
  energy_cost: { kind: 'pounds', needs: both('optional') },
  construction: {
    kind: 'choice',
    options: choices.constructions,
    needs: { sale: 'askable', rent: 'optional' },
    universal: true,
  },
  heating: { kind: 'choice', options: choices.heatings, needs: both('askable') },
  electricity: { kind: 'choice', options: choices.supplies, needs: both('askable') },
  water: { kind: 'choice', options: choices.supplies, needs: both('askable') },
  sewerage: { kind: 'choice', options: choices.sewerages, needs: both('askable') },
  broadband: { kind: 'choice', options: choices.broadbandKinds, needs: both('askable') },
  broadband_mbps: { kind: 'integer', min: 1, max: 100_000, needs: both('optional') },
  mobile: { kind: 'networks', needs: both('askable') },
  parking: { kind: 'choices', options: choices.parkingKinds, needs: both('askable') },
  parking_charge: { kind: 'pounds', needs: both('optional') },
  ev_charging: { kind: 'yes_no', needs: both('optional') },
  outside_space: { kind: 'choices', options: choices.outsideSpaces, needs: both('optional') },
  accessibility: { kind: 'choices', options: choices.accessibilities, needs: both('optional') },
  main_rooms_look: { kind: 'choice', options: choices.directions, needs: both('optional') },
  restrictions: { kind: 'choices', options: choices.restrictions, needs: { sale: 'askable', rent: 'optional' } },
  rights: { kind: 'choices', options: choices.rightsOfWay, needs: { sale: 'askable', rent: 'optional' } },
  building_safety: {
    kind: 'choice',
    options: choices.buildingSafeties,
    needs: { sale: 'askable', rent: 'optional' },
    when: 'flat',
  },
  flood_rivers_sea: { kind: 'choice', options: choices.floodRisk, needs: both('askable'), universal: true },
  flood_surface: { kind: 'choice', options: choices.floodRisk, needs: both('askable'), universal: true },
  flooded_last_5_years: { kind: 'yes_no', needs: both('askable'), universal: true },
  planning: { kind: 'text', max: 500, needs: both('optional') },
  mining: { kind: 'yes_no', needs: both('optional') },
  coastal_erosion: { kind: 'yes_no', needs: both('optional') },
  video_url: { kind: 'address', needs: both('optional') },
  tour_url: { kind: 'address', needs: both('optional') },
  floor_plans: { kind: 'pictures', max: 10, needs: both('optional') },
  epc_documents: { kind: 'pictures', max: 5, needs: both('optional') },
} as const satisfies Record<string, FactField>

export type FactColumn = keyof typeof factFields

/** The same with the common type, for iteration. */
export const factField = (column: FactColumn): FactField => factFields[column]

/** The label of a choice that the schema (fact-schema.ts) has accepted. */
export const optionLabel = (column: FactColumn, value: string) =>
  required(factField(column).options?.[value], `the label of ${column} ${value}`)

export const factColumns = Object.keys(factFields) as FactColumn[]
export const isFactColumn = (column: string): column is FactColumn => (factColumns as string[]).includes(column)

export const mobileNetworks = ['EE', 'O2', 'Three', 'Vodafone'] as const
export const mobileSignals = { good: 'good', limited: 'limited', none: 'none' } as const
