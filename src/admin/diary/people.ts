import type { StaffAccount } from '../query/accounts.queries'
import type { DiaryViewing } from '../../domain/viewing/viewing'
import { accountName, initialsOf } from '../query/accounts'

// The people of the diary, each with a colour and initials. Pure.

export interface Person {
  /** The account's id, or the name of somebody without an account. */
  key: string
  name: string
  initials: string
  /** The classes of a block with ink text. */
  pale: string
  /** The classes of a disc with white text. */
  strong: string
}

const colours = [
  { pale: 'border-person-1 bg-person-1-pale', strong: 'bg-person-1' },
  { pale: 'border-person-2 bg-person-2-pale', strong: 'bg-person-2' },
  { pale: 'border-person-3 bg-person-3-pale', strong: 'bg-person-3' },
  { pale: 'border-person-4 bg-person-4-pale', strong: 'bg-person-4' },
  { pale: 'border-person-5 bg-person-5-pale', strong: 'bg-person-5' },
  { pale: 'border-person-6 bg-person-6-pale', strong: 'bg-person-6' },
  { pale: 'border-person-7 bg-person-7-pale', strong: 'bg-person-7' },
  { pale: 'border-person-8 bg-person-8-pale', strong: 'bg-person-8' },
]
const withoutAccount = { pale: 'border-edge bg-surface-muted', strong: 'bg-ink-2' }

/** The key of whoever attends a viewing. */
export const personKey = ({ attendeeId, host }: Pick<DiaryViewing, 'attendeeId' | 'host'>) => attendeeId || host

/** A person by key. Accounts with access have the colours in the order of their names; everybody else is grey. */
export function personOf(key: string, fallbackName: string, accounts: readonly StaffAccount[]): Person {
  const index = accounts.findIndex(({ id }) => id === key)
  const account = accounts[index] ?? { name: fallbackName, ended: true }
  const colour = (!account.ended && colours[index % colours.length]) || withoutAccount
  const name = index >= 0 ? accountName(account) : fallbackName
  return { key, name, initials: initialsOf(account.name), ...colour }
}

/** The chosen person and whoever else attends the viewings, by name, without whoever is signed in. */
export function peopleOf(
  viewings: readonly DiaryViewing[],
  accounts: readonly StaffAccount[],
  me: string,
  chosen: string,
): Person[] {
  const hosts = viewings.map((viewing) => [personKey(viewing), viewing.host] as const)
  return [...new Map([[chosen, chosen], ...hosts])]
    .filter(([key]) => !['', 'me', me].includes(key))
    .map(([key, name]) => personOf(key, name, accounts))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/** The viewings of one person: `me` is whoever is signed in, an empty text is everyone. */
export const viewingsOfPerson = <T extends DiaryViewing>(viewings: readonly T[], person: string, me: string) =>
  person === '' ? [...viewings] : viewings.filter((viewing) => personKey(viewing) === (person === 'me' ? me : person))
