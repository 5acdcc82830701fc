import { agency } from '#agency/agency.ts'
import { getCollection } from '../../lib/content'
import { has } from '../../parts'

/** The rates of the currencies that the agency shows beside pounds. */
export const shownRates = async () =>
  has('currencies') ? (await getCollection('rates')).filter(({ id }) => agency.currencies?.includes(id) ?? true) : []
