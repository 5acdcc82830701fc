import { queryOptions } from '@tanstack/react-query'
import { supabase } from '../../lib/http/supabase'
import { firstRead } from '../query/first-read'
import { queryClient } from '../query/query-client'
import { request } from '../query/request'
import { parseSections, type WarningKind } from './warnings'

/** How many rows are read of a section that shows more than its first ones. */
let limits: Partial<Record<WarningKind, number>> = {}

/** The first warnings of each kind and their number; nearest dates first. */
export const warningsQuery = queryOptions({
  queryKey: ['warnings'],
  queryFn: async () => parseSections(await request(supabase().rpc('warnings_by_kind', { limits }))),
  meta: firstRead,
})

/** Reads the warnings again with `limit` rows of one kind. Later reads use the same limit, unless this one fails. */
export async function readMoreWarnings({ kind, limit }: { kind: WarningKind; limit: number }): Promise<void> {
  const before = limits
  limits = { ...limits, [kind]: limit }
  try {
    await queryClient.refetchQueries({ queryKey: warningsQuery.queryKey, exact: true }, { throwOnError: true })
  } catch (error) {
    limits = before
    throw error
  }
}
