// The accounts that enquiries are given to, and their names. Pure.

export interface Assignee {
  id: string
  name: string
  /** Whether the account has been ended: it keeps what it has, and is given nothing new. */
  ended: boolean
}

export const nobodyLabel = 'Nobody'
/** Whether enquiries are given to anybody: whoever works alone deals with all. */
export const isShared = (accounts: readonly Assignee[]) => accounts.filter(({ ended }) => !ended).length > 1

function labelled({ id, name, ended }: Assignee, me: string) {
  if (ended) return `${name} (account ended)`
  return id === me ? `${name} (you)` : name
}

/** Who deals with an enquiry, by name; an empty text for nobody. */
export function assigneeName(accounts: readonly Assignee[], id: string): string {
  if (id === '') return ''
  return accounts.find((account) => account.id === id)?.name ?? 'somebody else'
}

/** Whom an enquiry may be given to; an account that is ended only where it has the enquiry already. */
export const assigneeOptions = (accounts: readonly Assignee[], current: string, me: string) => [
  { value: '', label: nobodyLabel },
  ...accounts
    .filter(({ id, ended }) => !ended || id === current)
    .map((account) => ({ value: account.id, label: labelled(account, me) })),
]

/** Whose enquiries may be asked for: an account that is ended only while it has some. */
export const assigneeFilters = (accounts: readonly Assignee[], having: ReadonlySet<string>, me: string) => [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: nobodyLabel },
  ...accounts
    .filter(({ id, ended }) => id !== me && (!ended || having.has(id)))
    .map((account) => ({ value: account.id, label: labelled(account, me) })),
]

/** Whose are asked for: those of the account with this id, null for nobody's, undefined for all. */
export type AssigneeFilter = string | null | undefined
/** What a word of the address asks for, `me`, `nobody` or an id. */
export function parseAssignee(word: string, me: string): AssigneeFilter {
  if (word === '') return undefined
  if (word === 'nobody') return null
  return word === 'me' ? me : word
}
