import type { ListingType } from '../listing-status.ts'
import { type Condition, type FactColumn, factColumns, factField, flatTypes, leaseholdTenures } from './fact-fields.ts'
import type { Facts, FactValues } from './fact-schema.ts'

// Which facts a home needs before it is published. The function private.publish_problems in the migrations has the same
// rules; tests/database/publish-check.test.ts holds the two together.

const isLeasehold = ({ tenure }: FactValues) => leaseholdTenures.includes(tenure ?? '')

/** The kinds of licence that have a number. */
export const licensedKinds: readonly string[] = ['mandatory_hmo', 'additional_hmo', 'selective']

const conditions: Record<Condition, (values: FactValues) => boolean> = {
  leasehold: isLeasehold,
  // A ground rent of nothing is never reviewed, and a service charge of nothing has no year.
  ground_rent: (values) => isLeasehold(values) && (values.ground_rent ?? 0) > 0,
  service_charge: (values) => isLeasehold(values) && (values.service_charge ?? 0) > 0,
  licensed: ({ licence }) => licensedKinds.includes(licence ?? ''),
  rated: ({ epc_rating: rating }) => rating !== undefined,
  flat: ({ property_type: type }) => flatTypes.includes(type ?? ''),
}

/** Whether a fact belongs to a home: to its type, and to what else is known of it. */
export function applies(column: FactColumn, type: ListingType, { values }: Facts): boolean {
  const { needs, when } = factField(column)
  return needs[type] !== undefined && (when === undefined || conditions[when](values))
}

/** The words that can take the place of a fact's value: asked, not needed, both or neither. */
export function statesInPlace(column: FactColumn, type: ListingType): readonly ('asked' | 'not_applicable')[] {
  const { needs, universal } = factField(column)
  if (needs[type] !== 'askable') return []
  return universal ? ['asked'] : ['asked', 'not_applicable']
}

/** The facts that a home of this kind needs before it is published. */
export const neededFacts = (type: ListingType, facts: Facts): FactColumn[] =>
  factColumns.filter((column) => applies(column, type, facts) && factField(column).needs[type] !== 'optional')

/** Those of them that have no value, and no word that takes its place. */
export const missingFacts = (type: ListingType, facts: Facts): FactColumn[] =>
  neededFacts(type, facts).filter((column) => {
    const state = facts.notes[column]?.state ?? 'known'
    return facts.values[column] === undefined && (state === 'known' || !statesInPlace(column, type).includes(state))
  })

/** The facts whose answer somebody has been asked for. */
export const requestedFacts = ({ values, notes }: Facts): FactColumn[] =>
  factColumns.filter((column) => values[column] === undefined && notes[column]?.state === 'asked')
