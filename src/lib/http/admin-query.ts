import { $session } from './admin-session'
import { isAuthUnreachable } from './auth-error'
import { readTwice } from './read-twice'
import { queryResult, type QueryResponse } from './rest'
import { failed, mapResult, type Result } from './result'
import { supabase } from './supabase'
import { timeLimitCode, timeLimitMessage } from './time-limit'

export const sessionEndedMessage = 'Your session has ended. Sign in, then try again.'

/** The refusal of a query that is not sent. */
const noSession = () => failed('refused', sessionEndedMessage, { hint: 'no-session' })

/** Awaits an admin query. Without a session it fails, where the backend would return an empty list. */
export async function runQuery<T>(
  query: PromiseLike<QueryResponse<T>>,
): Promise<Result<{ data: T | null; count: number }>> {
  // Row-level security then hides everything: the screen behind the sign-in would lose its rows, and their forms.
  if ($session.get().status === 'expired') return noSession()
  const { data, error } = await supabase().auth.getSession()
  // After the session's expiry, its renewal needs a connection.
  if (isAuthUnreachable(error)) return failed('unreachable', error.message)
  if (!data.session) return noSession()
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

/** Awaits an admin query that reads, outside the cache of the screens. */
export const readData = <T>(query: PromiseLike<QueryResponse<T>>) => readTwice(() => runQuery(query))
