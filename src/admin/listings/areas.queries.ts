import { queryOptions, useQuery } from '@tanstack/react-query'
import { areaNames } from '#agency/area-names.ts'
import { afterFirstRead } from '../query/first-read'
import { queryClient } from '../query/query-client'
import { distinctAreas } from './areas'
import { readAreas } from './listing.queries'

const mapAreas = distinctAreas(areaNames)

const areasQuery = queryOptions({
  queryKey: ['areas'],
  queryFn: afterFirstRead(async () => distinctAreas([...areaNames, ...(await readAreas())])),
  staleTime: 5 * 60_000,
})

/** The areas on our map, and those of listings once they are known. */
export const useAreas = () => useQuery(areasQuery).data ?? mapAreas

/** The same areas outside React. */
export const knownAreas = () => queryClient.getQueryData(areasQuery.queryKey) ?? mapAreas
