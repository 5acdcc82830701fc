import { atom } from 'nanostores'
import { areaNames } from '../../domain/london/area-names'
import { distinctAreas } from './areas'
import { readAreas } from './listing.queries'

/** The offered areas: those on our map and those of listings. */
export const $areas = atom(distinctAreas(areaNames))

/** Adds the areas of listings. On failure only those on our map are offered. */
export async function loadAreas(): Promise<void> {
  const result = await readAreas()
  if (result.ok) $areas.set(distinctAreas([...areaNames, ...result.value]))
}
