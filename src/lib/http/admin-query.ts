import { queryResult } from './rest'
import { failed, mapResult, type Result } from './result'
import { supabase } from './supabase'
import { timeLimitCode, timeLimitMessage } from './time-limit'

interface QueryResponse<T> {
  data: T | null
  error: { message: string; details?: string | null; code?: string; hint?: string | null } | null
  status: number
  count?: number | null
}

/** Awaits an admin query. Without a session it fails, where the backend would return an empty list. */
export async function runQuery<T>(
  query: PromiseLike<QueryResponse<T>>,
): Promise<Result<{ data: T | null; count: number }>> {
  const { data } = await supabase().auth.getSession()
  if (!data.session) return failed('refused', 'The session is over.')
  let count = 0
  const result = await queryResult(
    query.then((response) => {
      count = response.count ?? 0
      const cutOff = response.error?.code === timeLimitCode
      return cutOff ? { ...response, error: { ...response.error, message: timeLimitMessage } } : response
    }),
  )
  return mapResult(result, (data) => ({ data, count }))
}

/** Retries a read once when there is no response: an idle connection often fails on first use. */
export async function readData<T>(query: PromiseLike<QueryResponse<T>>) {
  const first = await runQuery(query)
  if (first.ok || first.failure.kind === 'refused') return first
  await new Promise((resolve) => setTimeout(resolve, 800))
  return runQuery(query)
}
