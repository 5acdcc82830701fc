import { required } from '../../../lib/required.ts'
import type { ListingType } from '../listing-status.ts'

// The facts of a listing, declared once: the values of each column, when it is required, and its label. The schema,
// publish check, admin form and property page's table derive from it. `npm run rules` writes a migration with the
// constraints and the function that names missing columns.

/**
 * required: publishing needs a value. askable: a value, or a note that it was requested or does not exist. optional:
 * shown if known.
 */
export type Need = 'required' | 'askable' | 'optional'

/** When a conditional fact is required (see missing-facts.ts). */
export type Condition = 'leasehold' | 'ground_rent' | 'service_charge' | 'licensed' | 'rated' | 'flat'

type Options = Readonly<Record<string, string>>

interface FactField {
  /** The label in the form and on the page. */
  label: string
  /** The need per listing type; a missing type never has the fact. */
  needs: Partial<Record<ListingType, Need>>
  kind: 'text' | 'yes_no' | 'pounds' | 'integer' | 'day' | 'choice' | 'choices' | 'networks' | 'address' | 'pictures'
  /** For choices: database values with their labels. */
  options?: Options
  /** Text: the maximum length. Integer: the range. */
  most?: number
  least?: number
  /** A further condition besides the listing type. */
  when?: Condition
  /** Every listing has one: it can be requested but is never "not needed". */
  universal?: true
}

const letters = Object.fromEntries([...'ABCDEFG'].map((letter) => [letter, letter]))

const propertyTypes = {
  house: 'House',
  terraced_house: 'Terraced house',
  semi_detached_house: 'Semi-detached house',
  detached_house: 'Detached house',
  mews_house: 'Mews house',
  flat: 'Flat',
  maisonette: 'Maisonette',
  studio: 'Studio',
  penthouse: 'Penthouse',
  loft: 'Loft',
  other: 'Other',
} as const satisfies Options

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
export const directions = {
  north: 'North',
  north_east: 'North-east',
  east: 'East',
  south_east: 'South-east',
  south: 'South',
  south_west: 'South-west',
  west: 'West',
  north_west: 'North-west',
} as const satisfies Options
export type Direction = keyof typeof directions

const floodRisk = { very_low: 'Very low', low: 'Low', medium: 'Medium', high: 'High' }
const both = (need: Need) => ({ sale: need, rent: need })

export const factFields = {
  // RTDF allows 80 characters for AGENT_REF; BLM specifies 20, which no reader enforces.
  reference: { label: 'Reference', kind: 'text', most: 80, needs: both('optional') },
  property_type: { label: 'Type of home', kind: 'choice', options: propertyTypes, needs: both('required') },
  floor_level: { label: 'Floor', kind: 'text', most: 80, needs: both('optional') },
  lift: { label: 'Lift', kind: 'yes_no', needs: both('optional') },
  price_qualifier: {
    label: 'Price qualifier',
    kind: 'choice',
    options: {
      asking_price: 'Asking price',
      guide_price: 'Guide price',
      offers_over: 'Offers over',
      offers_in_region: 'Offers in the region of',
      fixed_price: 'Fixed price',
    },
    needs: { sale: 'required' },
  },
  tenure: {
    label: 'Tenure',
    kind: 'choice',
    options: {
      freehold: 'Freehold',
      leasehold: 'Leasehold',
      share_of_freehold: 'Leasehold, with a share of the freehold',
      commonhold: 'Commonhold',
    },
    needs: { sale: 'required' },
  },
  lease_end: { label: 'Lease', kind: 'day', needs: { sale: 'askable' }, when: 'leasehold', universal: true },
  ground_rent: { label: 'Ground rent', kind: 'pounds', needs: { sale: 'askable' }, when: 'leasehold' },
  ground_rent_review: {
    label: 'Ground rent review',
    kind: 'text',
    most: 200,
    needs: { sale: 'askable' },
    when: 'ground_rent',
  },
  service_charge: { label: 'Service charge', kind: 'pounds', needs: { sale: 'askable' }, when: 'leasehold' },
  service_charge_year: {
    label: 'Service charge year',
    kind: 'integer',
    least: 2000,
    most: 2100,
    needs: { sale: 'askable' },
    when: 'service_charge',
  },
  estate_charge: { label: 'Estate charge', kind: 'pounds', needs: { sale: 'optional' } },
  shared_ownership_percent: {
    label: 'Shared ownership',
    kind: 'integer',
    least: 1,
    most: 100,
    needs: { sale: 'optional' },
  },
  chain: {
    label: 'Chain',
    kind: 'choice',
    options: { none: 'No onward chain', onward: 'The seller is buying another home', unknown: 'Not known' },
    needs: { sale: 'optional' },
  },
  deposit: { label: 'Deposit', kind: 'pounds', needs: { rent: 'required' } },
  holding_deposit: { label: 'Holding deposit', kind: 'pounds', needs: { rent: 'required' } },
  tenancy: {
    label: 'Tenancy',
    kind: 'choice',
    options: {
      assured_periodic: 'No end date; you give two months’ notice',
      company_let: 'Company let',
      rent_over_100k: 'By agreement: the rent is over £100,000 a year',
      resident_landlord: 'With a landlord who lives in the building',
      student_block: 'Student building, on its operator’s terms',
    },
    needs: { rent: 'required' },
  },
  furnishing: {
    label: 'Furnishing',
    kind: 'choice',
    options: {
      furnished: 'Furnished',
      part_furnished: 'Part furnished',
      unfurnished: 'Unfurnished',
      flexible: 'Furnished or unfurnished, as you prefer',
    },
    needs: { rent: 'required' },
  },
  bills_included: {
    label: 'Bills',
    kind: 'choices',
    options: {
      none: 'None',
      water: 'Water',
      gas: 'Gas',
      electricity: 'Electricity',
      council_tax: 'Council tax',
      broadband: 'Broadband',
      heating: 'Heating',
    },
    needs: { rent: 'required' },
  },
  pets: {
    label: 'Pets',
    kind: 'choice',
    options: {
      considered: 'Ask us. A refusal needs a good reason',
      head_lease_forbids: 'Not allowed by the building’s lease',
    },
    needs: { rent: 'required' },
  },
  max_occupants: { label: 'Maximum occupants', kind: 'integer', least: 1, most: 50, needs: { rent: 'optional' } },
  licence: {
    label: 'Licence',
    kind: 'choice',
    options: {
      not_needed: 'None for one household. Sharers: ask us',
      mandatory_hmo: 'Licensed as a house in multiple occupation',
      additional_hmo: 'Licensed under the council’s additional scheme',
      selective: 'Licensed under the council’s selective scheme',
      applied_for: 'Applied for',
    },
    needs: { rent: 'askable' },
  },
  licence_number: { label: 'Licence number', kind: 'text', most: 60, needs: { rent: 'askable' }, when: 'licensed' },
  council_tax_band: {
    label: 'Council tax',
    kind: 'choice',
    options: {
      ...Object.fromEntries([...'ABCDEFGH'].map((band) => [band, `Band ${band}`])),
      deleted: 'Removed from the list',
      not_yet_banded: 'Not yet banded',
    },
    needs: both('required'),
  },
  local_authority: {
    label: 'Local authority',
    kind: 'choice',
    options: Object.fromEntries(londonAuthorities.map((name) => [name, name])),
    needs: both('required'),
  },
  council_tax_charge: { label: 'Council tax charge', kind: 'pounds', needs: both('optional') },
  // 2026 is April 2026 to March 2027.
  council_tax_year: { label: 'Council tax year', kind: 'integer', least: 2000, most: 2100, needs: both('optional') },
  epc_rating: { label: 'Energy rating', kind: 'choice', options: letters, needs: both('askable') },
  epc_potential: {
    label: 'Potential EPC',
    kind: 'choice',
    options: letters,
    needs: both('askable'),
    when: 'rated',
  },
  epc_expires: { label: 'EPC expiry', kind: 'day', needs: both('askable'), when: 'rated' },
  epc_exemption: { label: 'EPC exemption', kind: 'text', most: 300, needs: both('optional') },
  energy_cost: { label: 'Energy cost', kind: 'pounds', needs: both('optional') },
  construction: {
    label: 'Construction',
    kind: 'choice',
    options: { brick: 'Brick', stone: 'Stone', concrete: 'Concrete', timber: 'Timber', steel: 'Steel', other: 'Other' },
    needs: { sale: 'askable', rent: 'optional' },
    universal: true,
  },
  heating: {
    label: 'Heating',
    kind: 'choice',
    options: {
      gas_boiler: 'Gas boiler',
      communal: 'Communal heating',
      electric: 'Electric heating',
      heat_pump: 'Heat pump',
      underfloor: 'Underfloor heating',
      other: 'Other heating',
    },
    needs: both('askable'),
  },
  electricity: {
    label: 'Electricity',
    kind: 'choice',
    options: { mains: 'Mains', private: 'Private supply' },
    needs: both('askable'),
  },
  water: {
    label: 'Water',
    kind: 'choice',
    options: { mains: 'Mains', private: 'Private supply' },
    needs: both('askable'),
  },
  sewerage: {
    label: 'Sewerage',
    kind: 'choice',
    options: { mains: 'Mains', private: 'Private', septic_tank: 'Septic tank', cesspit: 'Cesspit' },
    needs: both('askable'),
  },
  broadband: {
    label: 'Broadband',
    kind: 'choice',
    options: {
      none: 'None',
      adsl: 'Copper (ADSL)',
      fttc: 'Fibre to the cabinet',
      cable: 'Cable',
      fttp: 'Full fibre',
    },
    needs: both('askable'),
  },
  broadband_mbps: { label: 'Broadband, Mbps', kind: 'integer', least: 1, most: 100_000, needs: both('optional') },
  mobile: { label: 'Mobile signal', kind: 'networks', needs: both('askable') },
  parking: {
    label: 'Parking',
    kind: 'choices',
    options: {
      none: 'None',
      on_street: 'On the street',
      permit: 'Residents’ permit',
      allocated: 'Allocated space',
      garage: 'Garage',
      driveway: 'Driveway',
    },
    needs: both('askable'),
  },
  parking_charge: { label: 'Parking permit', kind: 'pounds', needs: both('optional') },
  ev_charging: { label: 'EV charging', kind: 'yes_no', needs: both('optional') },
  outside_space: {
    label: 'Outside space',
    kind: 'choices',
    options: {
      none: 'None',
      garden: 'Garden',
      shared_garden: 'Shared garden',
      balcony: 'Balcony',
      terrace: 'Terrace',
      roof_terrace: 'Roof terrace',
      courtyard: 'Courtyard',
    },
    needs: both('optional'),
  },
  accessibility: {
    label: 'Accessibility',
    kind: 'choices',
    options: {
      step_free: 'Step-free from the street',
      level_access_shower: 'Level-access shower',
      wide_doors: 'Wide doors',
      lift: 'Lift',
      ground_floor: 'All on the ground floor',
    },
    needs: both('optional'),
  },
  main_rooms_look: { label: 'Main rooms look', kind: 'choice', options: directions, needs: both('optional') },
  restrictions: {
    label: 'Restrictions',
    kind: 'choices',
    options: {
      conservation_area: 'In a conservation area',
      listed_1: 'Grade I listed',
      listed_2_star: 'Grade II* listed',
      listed_2: 'Grade II listed',
      tpo: 'Protected tree',
      covenant: 'Covenants on the title',
      no_short_lets: 'No short lets',
    },
    needs: { sale: 'askable', rent: 'optional' },
  },
  rights: {
    label: 'Rights of way',
    kind: 'choices',
    options: { public_path: 'A public path', easement: 'An easement', shared_drive: 'A shared drive' },
    needs: { sale: 'askable', rent: 'optional' },
  },
  building_safety: {
    label: 'Building safety',
    kind: 'choice',
    options: {
      none_known: 'No defect known',
      cladding: 'Cladding must be repaired',
      ews1_a1: 'EWS1: A1',
      ews1_a2: 'EWS1: A2',
      ews1_a3: 'EWS1: A3',
      ews1_b1: 'EWS1: B1',
      ews1_b2: 'EWS1: B2',
      works_planned: 'Works planned',
      works_funded: 'Works funded',
    },
    needs: { sale: 'askable', rent: 'optional' },
    when: 'flat',
  },
  flood_rivers_sea: {
    label: 'Rivers and sea',
    kind: 'choice',
    options: floodRisk,
    needs: both('askable'),
    universal: true,
  },
  flood_surface: {
    label: 'Surface water',
    kind: 'choice',
    options: floodRisk,
    needs: both('askable'),
    universal: true,
  },
  flooded_last_5_years: {
    label: 'Flooded in the last five years',
    kind: 'yes_no',
    needs: both('askable'),
    universal: true,
  },
  planning: { label: 'Planning', kind: 'text', most: 500, needs: both('optional') },
  mining: { label: 'Coal mining', kind: 'yes_no', needs: both('optional') },
  coastal_erosion: { label: 'Coastal erosion', kind: 'yes_no', needs: both('optional') },
  video_url: { label: 'Video', kind: 'address', needs: both('optional') },
  tour_url: { label: 'Virtual tour', kind: 'address', needs: both('optional') },
  floor_plans: { label: 'Floor plans', kind: 'pictures', most: 10, needs: both('optional') },
  epc_documents: { label: 'Energy certificate', kind: 'pictures', most: 5, needs: both('optional') },
} as const satisfies Record<string, FactField>

export type FactColumn = keyof typeof factFields

/** The same with the common type, for iteration. */
export const factField = (column: FactColumn): FactField => factFields[column]

/** The label of a choice that the schema (fact-schema.ts) has accepted. */
export const optionLabel = (column: FactColumn, value: string) =>
  required(factField(column).options?.[value], `the label of ${column} ${value}`)

export const factColumns = Object.keys(factFields) as FactColumn[]

export const mobileNetworks = ['EE', 'O2', 'Three', 'Vodafone'] as const
export const mobileSignals = { good: 'good', limited: 'limited', none: 'none' } as const
