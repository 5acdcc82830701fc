// The assignees of enquiries, and their names. Pure.

export interface Assignee {
  id: string
  name: string
  /** Whether the account has ended: it keeps its enquiries and receives no new ones. */
  ended: boolean
  /** Whether the account only reads: it is not assigned enquiries. */
  reader?: boolean
}

/** Whether an account may be assigned enquiries. */
export const isAssignable = ({ ended, reader }: Assignee) => !ended && !reader

export const nobodyLabel = 'Nobody'
/** Whether enquiries are assigned at all: a single account handles everything. */
export const isShared = (accounts: readonly Assignee[]) => accounts.filter(isAssignable).length > 1

function labelled({ id, name, ended }: Assignee, me: string) {
  if (ended) return `${name} (access removed)`
  return id === me ? `${name} (you)` : name
}

/** The name of an assignee; empty for nobody. */
export function assigneeName(accounts: readonly Assignee[], id: string): string {
  if (id === '') return ''
  return accounts.find((account) => account.id === id)?.name ?? 'somebody else'
}

/** `Priya Nair` → `PN`. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Possible assignees; an ended account or a reader only if it is the current one. */
export const assigneeOptions = (accounts: readonly Assignee[], current: string, me: string) => [
  { value: '', label: nobodyLabel },
  ...accounts
    .filter((account) => isAssignable(account) || account.id === current)
    .map((account) => ({ value: account.id, label: labelled(account, me) })),
]

/** The options of the assignee filter; ended accounts only while they have enquiries. */
export const assigneeFilters = (accounts: readonly Assignee[], having: ReadonlySet<string>, me: string) => [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: nobodyLabel },
  ...accounts
    .filter((account) => account.id !== me && (isAssignable(account) || having.has(account.id)))
    .map((account) => ({ value: account.id, label: labelled(account, me) })),
]

/** An account's id, null for unassigned, undefined for all. */
export type AssigneeFilter = string | null | undefined
/** Parses the address's value: `me`, `nobody` or an id. */
export function parseAssignee(word: string, me: string): AssigneeFilter {
  if (word === '') return undefined
  if (word === 'nobody') return null
  return word === 'me' ? me : word
}
