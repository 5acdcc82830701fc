import { atom } from 'nanostores'
import { areaNames } from '../../domain/london/area-names'
import { queryClient } from '../query/query-client'
import { unwrap } from '../query/request-error'
import { distinctAreas } from './areas'
import { readAreas } from './listing.queries'

/** The offered areas: those on our map and those of listings. */
export const $areas = atom(distinctAreas(areaNames))

/** Adds the areas of listings. On failure only those on our map are offered. */
export async function loadAreas(): Promise<void> {
  const areas = queryClient.fetchQuery({
    queryKey: ['areas'],
    queryFn: async () => unwrap(await readAreas()),
    staleTime: 300_000,
  })
  await areas.then((names) => $areas.set(distinctAreas([...areaNames, ...names]))).catch(() => {})
}
