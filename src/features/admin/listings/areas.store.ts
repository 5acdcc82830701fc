import { atom } from 'nanostores'
import { drawnAreas } from '../../../lib/map/drawn-map'
import { distinctAreas } from './areas'
import { readAreas } from './listing.queries'

const drawn = drawnAreas.map(([name]) => name)

/** The areas to choose from: those on our map, and those that listings stand in. */
export const $areas = atom(distinctAreas(drawn))

/** Adds the areas of the listings. Without an answer those on our map are offered alone. */
export async function loadAreas(): Promise<void> {
  const result = await readAreas()
  if (result.ok) $areas.set(distinctAreas([...drawn, ...result.value]))
}
