import { getCollection, getEntry } from 'astro:content'
import { areaNames } from '../london/area-names'
import { priceRow } from './market'

/** The price table at build time, by area, with the dates and texts that belong to it. */
export async function publishedPrices() {
  const rows = (await getCollection('prices'))
    .map(({ id, data }) => priceRow(id, data))
    .sort((a, b) => a.area.localeCompare(b.area))
  const market = await getEntry('market', 'market')
  if (!market) throw new Error('The content has no market/market.')
  return { rows, market: market.data }
}

/** The areas we work in whose prices are not in the table. */
export async function areasWithoutPrices() {
  const { rows } = await publishedPrices()
  return areaNames.filter((name) => !rows.some(({ area }) => area === name))
}
