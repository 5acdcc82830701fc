import { useMutation } from '@tanstack/react-query'
import { $account, checkSession } from '../../lib/http/admin-session'
import { problemText } from './staff'
import { type Account, changeAccount } from './staff.queries'

type Changes = Parameters<typeof changeAccount>[1]

/**
 * Changes an account.
 * @param onDone called after a change; not after the end of the user's own account, which the session check shows
 */
export function useChangeAccount(account: Account, onDone: (changes: Changes) => void) {
  const isOwn = $account.get()?.id === account.user_id
  const change = useMutation({
    mutationFn: async (changes: Changes) => {
      const changed = await changeAccount(account.user_id, changes)
      // The header shows the user's own name and permissions.
      if (isOwn) await checkSession()
      // After ending their own account, users can no longer read it.
      return changed || (isOwn && 'ended_at' in changes)
    },
    onSuccess: (changed, changes) => changed && onDone(changes),
  })
  const refused = change.data === false && 'The server refused the change. Reload the page, then try again.'
  const text = change.error ? problemText(change.error) : refused
  return { isOwn, change, problem: text ? { title: 'Nothing was changed.', text } : null }
}
