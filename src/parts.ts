import { agency } from '#agency/agency.ts'
import type { Part } from './schemas/agency.ts'

/** A part that is of no use without another one. */
const needs: Partial<Record<Part, Part>> = { prices: 'sales', reports: 'prices' }

/** Whether the agency has a part of the site: all that its `parts` does not turn off. */
export const has = (part: Part): boolean => {
  const other = needs[part]
  return agency.parts[part] !== false && (!other || has(other))
}
