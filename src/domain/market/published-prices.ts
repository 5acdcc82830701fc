import { getCollection, getEntry } from 'astro:content'
import { priceRow } from './market'

/** The price table at build time, by area, with the dates and texts that belong to it. */
export async function publishedPrices() {
  const rows = (await getCollection('prices'))
    .map(({ id, data }) => priceRow(id, data))
    .sort((a, b) => a.area.localeCompare(b.area))
  const market = (await getEntry('market', 'market'))!.data
  return { rows, market }
}
