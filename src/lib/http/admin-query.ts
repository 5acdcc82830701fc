import { queryResult } from './rest'
import { failed, mapped, type Result } from './result'
import { supabase } from './supabase'
import { timeLimitCode, timeLimitMessage } from './time-limit'

interface QueryResponse<T> {
  data: T | null
  error: { message: string; details?: string | null; code?: string; hint?: string | null } | null
  status: number
  count?: number | null
}

/**
 * Awaits a query of the administrator's. Without a session it is refused, where the backend would show an empty list.
 */
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
  return mapped(result, (data) => ({ data, count }))
}

/** A read that got no answer is tried once more: a connection that lay idle is often gone at the first try. */
export async function readData<T>(query: PromiseLike<QueryResponse<T>>) {
  const first = await runQuery(query)
  if (first.ok || first.failure.kind === 'refused') return first
  await new Promise((resolve) => setTimeout(resolve, 800))
  return runQuery(query)
}
