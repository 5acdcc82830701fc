import type { ListingType } from '../listing-status'
import { type FactColumn, factColumns, factField, flatTypes, leaseholdTenures } from './fact-fields'
import type { Facts } from './fact-schema'

/** Whether a fact belongs to a home: to its type, and to what else is known of it. */
function applies(column: FactColumn, type: ListingType, { values }: Facts): boolean {
  const { needs, when } = factField(column)
  if (!needs[type]) return false
  if (when === 'leasehold') return leaseholdTenures.includes(values.tenure ?? '')
  if (when === 'flat') return flatTypes.includes(values.property_type ?? '')
  return true
}

/** The facts that a home of this kind needs before it is published. */
export const neededFacts = (type: ListingType, facts: Facts): FactColumn[] =>
  factColumns.filter((column) => applies(column, type, facts) && factField(column).needs[type] !== 'optional')

/** Those of them that have no value, and no word that takes its place. */
export const missingFacts = (type: ListingType, facts: Facts): FactColumn[] =>
  neededFacts(type, facts).filter((column) => {
    if (facts.values[column] !== undefined) return false
    const state = facts.notes[column]?.state
    return !(factField(column).needs[type] === 'askable' && (state === 'asked' || state === 'not_applicable'))
  })

/** The facts whose answer somebody has been asked for. */
export const askedFacts = ({ values, notes }: Facts): FactColumn[] =>
  factColumns.filter((column) => values[column] === undefined && notes[column]?.state === 'asked')
