import { readAccounts, type StaffAccount } from './accounts.queries'
import { queryClient } from './query-client'
import { useRead } from './use-read'

const none: readonly StaffAccount[] = []
const accountsKey = ['accounts']

/** All current and former staff, by name. Empty until loaded, and then nothing can be assigned. */
export const useAccounts = (): readonly StaffAccount[] =>
  useRead(accountsKey, readAccounts, { staleTime: 300_000 }).data ?? none

/** The staff that the screen has loaded. */
export const cachedAccounts = () => queryClient.getQueryData<readonly StaffAccount[]>(accountsKey) ?? none

/** The name of an account, which says whether its access has been removed. */
export const accountName = ({ name, ended }: Pick<StaffAccount, 'name' | 'ended'>) =>
  ended ? `${name} (access removed)` : name

/** Who attends, unless staff choose otherwise: the enquiry's assignee, or else whoever is signed in. */
export const defaultAttendee = (
  accounts: readonly StaffAccount[],
  assignedTo: string,
  me: { id: string; name: string } | null,
) => accounts.find(({ id, active }) => id === assignedTo && active) ?? me ?? { id: '', name: '' }

/** The initials of the first and last word: `Amara Lewis` → `AL`, `Daniel` → `DA`. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first = '?', last] = [words[0], words.at(-1)]
  const letters =
    words.length > 1 ? [...first].slice(0, 1).concat([...(last ?? '')].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
