import { useQuery } from '@tanstack/react-query'
import { afterFirstRead } from './first-read'
import { unwrap } from './request-error'
import { countWarnings } from './warning-count.queries'

const pollIntervalMs = 300_000
/** The database takes longest for this, so the screen's other numbers come first. */
const delayMs = 1500

/** The number of warnings in the to-do list; 0 until it is known. */
export const useWarningCount = (enabled: boolean) =>
  useQuery({
    queryKey: ['warnings', 'count'],
    queryFn: afterFirstRead(async () => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return unwrap(await countWarnings())
    }),
    enabled,
    refetchInterval: pollIntervalMs,
  }).data ?? 0
