import type { AssigneeFilter } from '../../domain/enquiry/enquiry'
import { accountName } from '../query/accounts'
import type { StaffAccount } from '../query/accounts.queries'

// The assignees of enquiries, and their names. Pure.

export const nobodyLabel = 'Nobody'
/** Whether enquiries are assigned at all: a single account handles everything. */
export const isShared = (accounts: readonly StaffAccount[]) => accounts.filter(({ active }) => active).length > 1

const accountLabel = (account: StaffAccount, me: string) =>
  account.id === me ? `${account.name} (you)` : accountName(account)

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * The current staff, and the label of each. Who speaks Mandarin comes first and says so.
 * @param speakers the names of those who do, from the agency’s team; empty if nobody needs it
 */
export const assignable = (accounts: readonly StaffAccount[], me: string, speakers: readonly string[]) => {
  const options = accounts.map((account) => {
    const speaksMandarin = speakers.some((name) => sameName(name, account.name))
    return {
      id: account.id,
      label: accountLabel(account, me) + (speaksMandarin ? ', speaks Mandarin' : ''),
      speaksMandarin,
    }
  })
  return [
    ...options.filter(({ speaksMandarin }) => speaksMandarin),
    ...options.filter(({ speaksMandarin }) => !speaksMandarin),
  ]
}

/** The name of an assignee; empty for nobody. */
export function assigneeName(accounts: readonly StaffAccount[], id: string): string {
  if (id === '') return ''
  return accounts.find((account) => account.id === id)?.name ?? 'somebody else'
}

/** Possible assignees; an ended account or a reader only if it is the current one. */
export const assigneeOptions = (
  accounts: readonly StaffAccount[],
  current: string,
  me: string,
  speakers: readonly string[] = [],
) => [
  { value: '', label: nobodyLabel },
  ...assignable(
    accounts.filter((account) => account.active || account.id === current),
    me,
    speakers,
  ).map(({ id, label }) => ({ value: id, label })),
]

/** The options of the assignee filter; ended accounts only while they have enquiries. */
export const assigneeFilters = (accounts: readonly StaffAccount[], assignedIds: ReadonlySet<string>, me: string) => [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: nobodyLabel },
  ...accounts
    .filter((account) => account.id !== me && (account.active || assignedIds.has(account.id)))
    .map((account) => ({ value: account.id, label: accountLabel(account, me) })),
]

/** Parses the address's value: `me`, `nobody` or an id. */
export function parseAssignee(value: string, me: string): AssigneeFilter {
  if (value === '') return undefined
  if (value === 'nobody') return null
  return value === 'me' ? me : value
}
