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
    ...(email(person.email) ? {} : { email: 'Enter an e-mail, such as ada@example.com.' }),
    ...(person.role ? {} : { role: 'Choose what the account may do.' }),
  }
}

export const nameError = (text: string): { name?: string } =>
  name(text, 2) && text.trim().length <= longestName ? {} : { name: 'Enter a name of 2 to 100 letters.' }

/** Whether an account is the last administrator's, which the database protects. */
export const isLastAdministrator = (account: Account, accounts: readonly Account[]) =>
  isAdministrator(account) && accounts.filter(isAdministrator).length === 1
const isAdministrator = ({ role, ended_at }: Account) => role === 'administrator' && ended_at === null

export const refusals = {
  'account-exists': 'Somebody with this e-mail has an account already.',
  'already-invited': 'This e-mail has been invited already.',
  'last-administrator': 'The last administrator stays one. Make somebody else an administrator first.',
}

/** Why nothing was done, by the key of the database's error. */
export const problemText = (failure: Failure): string =>
  failure.kind === 'unreachable'
    ? 'No answer came. Check the connection, then try again.'
    : (textForKey(refusals, failure) ?? 'It was refused. Load the page again, then try once more.')
