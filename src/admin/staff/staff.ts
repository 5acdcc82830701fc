import * as v from 'valibot'
import { email } from '../../lib/form/email-address'
import { name, tidyLine } from '../../lib/form/normalise'
import { counted } from '../../lib/format/words'
import { paths } from '../../paths'
import { failureText } from '../query/failure-text'
import type { Account, AssignedCounts, Invitation } from './staff.queries'

// Accounts and invitations: validation and messages. Pure.

const maxNameLength = 100

const nameSchema = v.pipe(
  v.string(),
  v.check((text) => Boolean(name(text, 2)) && text.trim().length <= maxNameLength, 'Enter a name of 2 to 100 letters.'),
  v.transform(tidyLine),
)

/** What an administrator changes of an account. */
export const accountSchema = v.object({ name: nameSchema, role: v.string() })

/** An invitation: its values as typed become those that are stored. */
export const invitationSchema = v.object({
  name: nameSchema,
  email: v.pipe(
    v.string(),
    v.transform((text) => email(text) ?? ''),
    v.nonEmpty('Enter an email address, such as ada@example.com.'),
  ),
  role: v.pipe(v.string(), v.nonEmpty('Choose a role.')),
})

/** What an account is assigned besides appointments, by count, each with its place in the admin; nothing for none. */
export const assignedItems = (id: string, { hours, enquiries, listings }: AssignedCounts) =>
  [
    { count: hours, label: `${counted(hours, 'entry')} of weekly hours`, href: paths.adminDiary },
    {
      count: enquiries,
      label: counted(enquiries, 'open enquiry'),
      href: `${paths.adminEnquiries}?state=open&for=${id}`,
    },
    { count: listings, label: counted(listings, 'listing'), href: `${paths.admin}?negotiator=${id}` },
  ].flatMap(({ count, label, href }) => (count > 0 ? [{ label, href }] : []))

/** How many invitations an administrator's loss of the role withdraws; empty for none. */
export function withdrawnText({ user_id: id, name }: Account, invitations: readonly Pick<Invitation, 'invited_by'>[]) {
  const count = invitations.filter(({ invited_by: inviter }) => inviter === id).length
  return count > 0 ? `${counted(count, 'invitation')} that ${name} sent will be withdrawn.` : ''
}

/** Whether an account is the last administrator's, which the database protects. */
export const isLastAdministrator = (account: Account, accounts: readonly Account[]) =>
  isAdministrator(account) && accounts.filter(isAdministrator).length === 1
const isAdministrator = ({ role, ended_at }: Account) => role === 'administrator' && ended_at === null

export const refusals = {
  'account-gone': 'This account does not exist any more. Reload the page.',
  'account-exists': 'This email already has an account.',
  'already-invited': 'This email has already been invited.',
  'last-administrator': 'This is the last administrator. Make somebody else an administrator first.',
}

/** Why nothing was done, by the key of the database's error. */
export const problemText = (error: Error): string => failureText(error, { refusals })
