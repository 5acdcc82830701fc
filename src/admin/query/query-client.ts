import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { $session, checkSession } from '../../lib/http/admin-session'
import { failureOf } from './request-error'

/** A refusal may mean that the session has expired. */
const onError = (error: unknown) => {
  if (failureOf(error).kind === 'refused') void checkSession()
}

/**
 * The cache of everything that an admin screen reads. A read is retried once without a response, because an idle
 * connection often fails on first use. A write is never retried by itself. Neither waits for a connection: the screen
 * says at once that it failed, and nothing is sent later, unseen. Once the connection is back, what is shown is read
 * again.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && failureOf(error).kind === 'unreachable',
      retryDelay: 800,
      staleTime: 10_000,
    },
    mutations: { networkMode: 'always' },
  },
})

$session.listen(({ status }, before) => {
  // After signing in again, everything on the screen is read again.
  if (status === 'signed-in' && before?.status === 'expired') void queryClient.invalidateQueries()
  // What an ended account was sent while it was checked: nothing, which the next account must not see as an empty list.
  // The sign-in itself reads whether it needs an email.
  if (status === 'signed-out') queryClient.removeQueries({ type: 'inactive' })
})
