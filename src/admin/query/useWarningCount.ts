import { useQuery } from '@tanstack/react-query'
import { unwrap } from './request-error'
import { countWarnings } from './warning-count.queries'

const pollIntervalMs = 300_000
/** The screen's own requests come first. */
const delayMs = 1500

/** The number of warnings in the to-do list; 0 until it is known. */
export const useWarningCount = (enabled: boolean) =>
  useQuery({
    queryKey: ['warnings', 'count'],
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return unwrap(await countWarnings())
    },
    enabled,
    refetchInterval: pollIntervalMs,
  }).data ?? 0
