import { getCollection, getEntry } from '../../lib/content'
import { areaNames } from '#agency/area-names.ts'
import { priceRow } from './market'
import { has } from '../../parts'

// An agency without price insights has no file of them.
const noMarket = { updated: '', month: '', insights: [], method: [], sources: [] }

/** The price table at build time, by area, with its dates and texts. */
export async function publishedPrices() {
  const rows = (await getCollection('prices'))
    .map(({ id, data }) => priceRow(id, data))
    .sort((a, b) => a.area.localeCompare(b.area))
  const market = await getEntry('market', 'market')
  if (!market && has('prices')) throw new Error('The content has no market/market.')
  return { rows, market: market?.data ?? noMarket }
}

/** Our areas without an entry in the price table. */
export async function areasWithoutPrices() {
  const { rows } = await publishedPrices()
  return areaNames.filter((name) => !rows.some(({ area }) => area === name))
}
