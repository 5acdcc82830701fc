import { agency } from '#agency/agency.ts'
import type { Part } from './schemas/agency.ts'

/** A part that is of no use without another one. */
const needs: Partial<Record<Part, Part>> = { prices: 'sales', reports: 'prices' }

/** Whether the agency has a part of the site: all that its `parts` does not turn off. */
export const has = (part: Part): boolean => {
  const other = needs[part]
  return agency.parts[part] !== false && (!other || has(other))
}

/** Whether the site has maps. */
export const hasMap = () => agency.map !== 'none'

/** Whether its maps are our drawing of London. */
export const drawsMap = () => (agency.map ?? 'drawn') === 'drawn'

/** The value for an agency that sells and lets, only lets, or only sells. The check of its folder refuses neither. */
export const byTrade = <Value>(values: { both: Value; lettings: Value; sales: Value }): Value => {
  if (has('sales') && has('lettings')) return values.both
  return has('sales') ? values.sales : values.lettings
}
