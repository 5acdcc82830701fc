import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { findRole } from '../staff/role.ts'
import { staffMessages } from './email-messages.ts'
import { greeting, oneLine, type EmailContent } from './content.ts'
import type { QueuedInvitation, QueuedPasswordLink } from './queued-email.ts'

// Staff account emails: the invitation and the password reset.

/** The invitation to a staff account. */
export function invitationEmail({ data, recipient }: QueuedInvitation, origin: string): EmailContent {
  const role = findRole(data.role)
  const inviter = data.invited_by ? oneLine(data.invited_by, 60) : 'An administrator'
  return {
    subject: `Your account at ${agency.name}`,
    heading: 'Choose a password for your account',
    blocks: [
      { paragraph: greeting(data.name, staffMessages) },
      {
        paragraph:
          `${inviter} has invited you to the admin area of ${agency.name}’s website. ` +
          'Staff manage listings and enquiries there.',
      },
      {
        facts: [
          ['You sign in with', recipient ?? ''],
          ...(role ? ([['Your role', `${role.label}. ${role.hint}`]] as const) : []),
        ],
      },
      { link: { label: 'Choose a password', url: `${origin}${paths.adminSignIn}?invite=${data.token}` } },
      { paragraph: 'The link works once, within seven days. A newer link from us replaces it.' },
    ],
    reason:
      `You get this email because somebody at ${agency.name} invited this address. If you do not work with us, you ` +
      'can ignore this email. The link stops working after seven days.',
  }
}

/** The password reset email. */
export function passwordEmail({ data, recipient }: QueuedPasswordLink, origin: string): EmailContent {
  return {
    subject: `A new password for ${agency.name}`,
    heading: 'Choose a new password',
    blocks: [
      { paragraph: greeting(data.name, staffMessages) },
      { paragraph: `Somebody asked for a new password for the account of ${recipient}. We hope it was you.` },
      { link: { label: 'Choose a new password', url: `${origin}${paths.adminSignIn}?reset=${data.token}` } },
      { paragraph: 'The link works once, within one hour. The new password signs you out on every device.' },
    ],
    reason:
      `You get this email because this address has an account at ${agency.name}. If you did not ask for a new ` +
      'password, you can ignore this email. Your password stays the same.',
  }
}
