import { email } from '../../lib/form/email-address'
import { name } from '../../lib/form/normalise'
import { textForKey } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'
import type { Account, InvitationValues } from './staff.queries'

// Accounts and invitations: validation and messages. Pure.

const longestName = 100

/** The errors of an invitation, by field. */
export function invitationErrors(person: InvitationValues): Partial<Record<keyof InvitationValues, string>> {
  return {
    ...nameError(person.name),
    ...(email(person.email) ? {} : { email: 'Enter an email address, such as ada@example.com.' }),
    ...(person.role ? {} : { role: 'Choose a role.' }),
  }
}

export const nameError = (text: string): { name?: string } =>
  name(text, 2) && text.trim().length <= longestName ? {} : { name: 'Enter a name of 2 to 100 letters.' }

/** Whether an account is the last administrator's, which the database protects. */
export const isLastAdministrator = (account: Account, accounts: readonly Account[]) =>
  isAdministrator(account) && accounts.filter(isAdministrator).length === 1
const isAdministrator = ({ role, ended_at }: Account) => role === 'administrator' && ended_at === null

export const refusals = {
  'account-exists': 'This email already has an account.',
  'already-invited': 'This email has already been invited.',
  'last-administrator': 'This is the last administrator. Make somebody else an administrator first.',
}

/** Why nothing was done, by the key of the database's error. */
export const problemText = (failure: Failure): string =>
  failure.kind === 'unreachable'
    ? 'The server did not answer. Check your connection, then try again.'
    : (textForKey(refusals, failure) ?? 'The server refused the change. Reload the page, then try again.')
