import * as formats from './formats.ts'

// The choices of each fact of a home, by the values of the database, in the order of forms.

export const propertyTypes = {
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
}
/** Clockwise from north. */
export const directions = {
  north: 'North',
  north_east: 'North-east',
  east: 'East',
  south_east: 'South-east',
  south: 'South',
  south_west: 'South-west',
  west: 'West',
  north_west: 'North-west',
}
export const floodRisk = { very_low: 'Very low', low: 'Low', medium: 'Medium', high: 'High' }
export const priceQualifiers = { asking_price: 'Asking price', ...formats.priceQualifiers }
export const tenures = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  share_of_freehold: 'Leasehold, with a share of the freehold',
  commonhold: 'Commonhold',
}
export const chains = { none: 'No onward chain', onward: 'The seller is buying another home', unknown: 'Not known' }
export const tenancies = {
  assured_periodic: 'No end date; you give two months’ notice',
  company_let: 'Company let',
  rent_over_100k: 'By agreement: the rent is over £100,000 a year',
  resident_landlord: 'With a landlord who lives in the building',
  student_block: 'Student building, on its operator’s terms',
}
export const furnishings = {
  furnished: 'Furnished',
  part_furnished: 'Part furnished',
  unfurnished: 'Unfurnished',
  flexible: 'Furnished or unfurnished, as you prefer',
}
export const bills = {
  none: 'None',
  water: 'Water',
  gas: 'Gas',
  electricity: 'Electricity',
  council_tax: 'Council tax',
  broadband: 'Broadband',
  heating: 'Heating',
}
export const petsPolicies = {
  considered: 'Ask us. A refusal needs a good reason',
  head_lease_forbids: 'Not allowed by the building’s lease',
}
export const licences = {
  not_needed: 'None for one household. Sharers: ask us',
  mandatory_hmo: 'Licensed as a house in multiple occupation',
  additional_hmo: 'Licensed under the council’s additional scheme',
  selective: 'Licensed under the council’s selective scheme',
  applied_for: 'Applied for',
}
export const band = (letter: string) => `Band ${letter}`
export const noBands = { deleted: 'Removed from the list', not_yet_banded: 'Not yet banded' }
export const constructions = {
  brick: 'Brick',
  stone: 'Stone',
  concrete: 'Concrete',
  timber: 'Timber',
  steel: 'Steel',
  other: 'Other',
}
export const heatings = {
  gas_boiler: 'Gas boiler',
  communal: 'Communal heating',
  electric: 'Electric heating',
  heat_pump: 'Heat pump',
  underfloor: 'Underfloor heating',
  other: 'Other heating',
}
export const supplies = { mains: 'Mains', private: 'Private supply' }
export const sewerages = { mains: 'Mains', private: 'Private', septic_tank: 'Septic tank', cesspit: 'Cesspit' }
export const broadbandKinds = {
  none: 'None',
  adsl: 'Copper (ADSL)',
  fttc: 'Fibre to the cabinet',
  cable: 'Cable',
  fttp: 'Full fibre',
}
export const parkingKinds = {
  none: 'None',
  on_street: 'On the street',
  permit: 'Residents’ permit',
  allocated: 'Allocated space',
  garage: 'Garage',
  driveway: 'Driveway',
}
export const outsideSpaces = {
  none: 'None',
  garden: 'Garden',
  shared_garden: 'Shared garden',
  balcony: 'Balcony',
  terrace: 'Terrace',
  roof_terrace: 'Roof terrace',
  courtyard: 'Courtyard',
}
export const accessibilities = {
  step_free: 'Step-free from the street',
  level_access_shower: 'Level-access shower',
  wide_doors: 'Wide doors',
  lift: 'Lift',
  ground_floor: 'All on the ground floor',
}
export const restrictions = {
  conservation_area: 'In a conservation area',
  listed_1: 'Grade I listed',
  listed_2_star: 'Grade II* listed',
  listed_2: 'Grade II listed',
  tpo: 'Protected tree',
  covenant: 'Covenants on the title',
  no_short_lets: 'No short lets',
}
export const rightsOfWay = { public_path: 'A public path', easement: 'An easement', shared_drive: 'A shared drive' }
export const buildingSafeties = {
  none_known: 'No defect known',
  cladding: 'Cladding must be repaired',
  // Form EWS1 of the Royal Institution of Chartered Surveyors: A without combustible material in the wall, B with some.
  ews1_a1: 'EWS1 fire check: A1, no combustible material in or on the outer wall',
  ews1_a2: 'EWS1 fire check: A2, no combustible material in the outer wall; balconies and the like need no work',
  ews1_a3: 'EWS1 fire check: A3, no combustible material in the outer wall; balconies and the like may need work',
  ews1_b1: 'EWS1 fire check: B1, combustible material in the outer wall, but no work is needed',
  ews1_b2: 'EWS1 fire check: B2, the outer wall must be repaired',
  works_planned: 'Works planned',
  works_funded: 'Works funded',
}
