import { queryOptions, useQuery } from '@tanstack/react-query'
import { tidyLine } from '../../../lib/form/normalise'
import { queryClient } from '../../query/query-client'
import { useDebounced } from '../../ui/use-debounced'
import { titleWithSlug } from '../listing.queries'
import { slugProblem } from './slug'

const debounceMs = 400

/** The title of another listing that has a slug; null if it is free. `id` is the listing's own, to which it is free. */
const holderQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: ['slug', slug, id],
    queryFn: () => titleWithSlug(slug, id),
    enabled: slugProblem(slug) === null,
  })

interface Availability {
  status: 'unknown' | 'loading' | 'free' | 'taken'
  /** The title of the listing that has it. */
  by?: string
}

/** Whether a typed slug is available. Without a response it is unknown; the database decides on save. */
export function useSlugAvailability(typed: string, id: string): Availability {
  const slug = tidyLine(typed)
  const settled = useDebounced(slug, debounceMs)
  const { data, isFetching } = useQuery(holderQuery(settled, id))
  if (settled !== slug) return { status: 'unknown' }
  if (data === undefined) return { status: isFetching ? 'loading' : 'unknown' }
  return data === null ? { status: 'free' } : { status: 'taken', by: data }
}

/** The error of a slug that another listing is known to have. */
export function slugError(typed: string, id: string): string | undefined {
  const by = queryClient.getQueryData(holderQuery(tidyLine(typed), id).queryKey)
  return by ? `Used by “${by}”. Choose another address.` : undefined
}
