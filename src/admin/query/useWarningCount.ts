import { useQuery } from '@tanstack/react-query'
import { afterOtherReads, lastRead } from './first-read'
import { countWarnings } from './warning-count.queries'

const pollIntervalMs = 300_000

/** The number of warnings in the to-do list; 0 until it is known. */
export const useWarningCount = (enabled: boolean) =>
  useQuery({
    queryKey: ['warnings', 'count'],
    queryFn: afterOtherReads(countWarnings),
    meta: lastRead,
    enabled,
    refetchInterval: pollIntervalMs,
  }).data ?? 0
