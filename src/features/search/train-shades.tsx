import type { ListingsMapProps } from '../../domain/listing/map-pin'
import { reachShades } from '../../domain/london/trains/reach-shades'
import { TrainLegend } from './TrainLegend'
import { loadDestinations } from './train-places'
import type { Search } from './search-type'
import { loadWalks } from './walk-places'

// Loads with the first map of a search by train.

/** Where one must live to reach the places of a search by train, and its legend; undefined without a known place. */
export async function trainShades(search: Pick<Search, 'train' | 'also'>): Promise<ListingsMapProps['shades']> {
  await loadWalks()
  const destinations = await loadDestinations(search)
  if (!destinations.ok || destinations.value.length === 0) return undefined
  const names = destinations.value.map(({ place }) => place.short)
  return { parts: reachShades(destinations.value), legend: <TrainLegend places={names} /> }
}
