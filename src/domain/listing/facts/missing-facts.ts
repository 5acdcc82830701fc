import type { ListingType } from '../listing-status.ts'
import { type Condition, type FactColumn, factColumns, factField, flatTypes, leaseholdTenures } from './fact-fields.ts'
import type { Facts, FactValues } from './fact-schema.ts'

// The facts that publishing requires. The SQL function private.publish_problems has the same rules;
// tests/database/publish-check.test.ts compares them.

const isLeasehold = ({ tenure }: FactValues) => leaseholdTenures.includes(tenure ?? '')

/** Licence kinds with a number. */
export const licensedKinds: readonly string[] = ['mandatory_hmo', 'additional_hmo', 'selective']

const conditions: Record<Condition, (values: FactValues) => boolean> = {
  leasehold: isLeasehold,
  // A zero ground rent is never reviewed, and a zero service charge has no year.
  ground_rent: (values) => isLeasehold(values) && (values.ground_rent ?? 0) > 0,
  service_charge: (values) => isLeasehold(values) && (values.service_charge ?? 0) > 0,
  licensed: ({ licence }) => licensedKinds.includes(licence ?? ''),
  rated: ({ epc_rating: rating }) => rating !== undefined,
  flat: ({ property_type: type }) => flatTypes.includes(type ?? ''),
}

/** Whether a fact applies to a listing, by its type and other facts. */
export function applies(column: FactColumn, type: ListingType, { values }: Facts): boolean {
  const { needs, when } = factField(column)
  return needs[type] !== undefined && (when === undefined || conditions[when](values))
}

/** Facts of a flat that every reader asks about: counted and askable, although publishing does not require them. */
export const expectedOfFlats: readonly FactColumn[] = ['floor_level', 'lift']

/** The notes that may replace a fact's value: asked, not needed, both or neither. */
export function statesInPlace(column: FactColumn, type: ListingType): readonly ('asked' | 'not_applicable')[] {
  const { needs, universal } = factField(column)
  if (needs[type] !== 'askable') return expectedOfFlats.includes(column) ? ['asked'] : []
  return universal ? ['asked'] : ['asked', 'not_applicable']
}

/** The facts that this listing needs for publishing. */
export const neededFacts = (type: ListingType, facts: Facts): FactColumn[] =>
  factColumns.filter((column) => applies(column, type, facts) && factField(column).needs[type] !== 'optional')

/** Needed facts with neither a value nor a replacing note. */
export const missingFacts = (type: ListingType, facts: Facts): FactColumn[] =>
  neededFacts(type, facts).filter((column) => {
    const state = facts.notes[column]?.state ?? 'known'
    return facts.values[column] === undefined && (state === 'known' || !statesInPlace(column, type).includes(state))
  })

/** Facts whose value has been requested. */
export const requestedFacts = ({ values, notes }: Facts): FactColumn[] =>
  factColumns.filter((column) => values[column] === undefined && notes[column]?.state === 'asked')
