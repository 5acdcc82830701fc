import { type StaffAccount, readAccounts } from '../../domain/staff/accounts.queries'
import { unwrap } from './request-error'

/** All members of staff, by name. */
export const accountsQuery = {
  queryKey: ['accounts'],
  queryFn: async () => unwrap(await readAccounts()),
  staleTime: 300_000,
}

/** Who attends, unless staff choose otherwise: the enquiry's assignee, or else whoever is signed in. */
export function usualAttendee(accounts: readonly StaffAccount[], assignedTo: string, me: { id: string; name: string }) {
  const assignee = accounts.find(({ id, attends }) => id === assignedTo && attends)
  return assignee ?? me
}
