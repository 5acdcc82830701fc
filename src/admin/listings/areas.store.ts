import { atom } from 'nanostores'
import { areaNames } from '../../domain/london/area-names'
import { distinctAreas } from './areas'
import { readAreas } from './listing.queries'

/** The areas to choose from: those on our map, and those that listings stand in. */
export const $areas = atom(distinctAreas(areaNames))

/** Adds the areas of the listings. Without an answer those on our map are offered alone. */
export async function loadAreas(): Promise<void> {
  const result = await readAreas()
  if (result.ok) $areas.set(distinctAreas([...areaNames, ...result.value]))
}
