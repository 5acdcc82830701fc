import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import { findRole } from '../staff/role.ts'
import { greeting, oneLine, type EmailContent } from './content.ts'
import type { QueuedInvitation, QueuedPasswordLink } from './queued-email.ts'

// Staff account emails: the invitation and the password reset.

/** The invitation to a staff account. */
export function invitationEmail({ data, recipient }: QueuedInvitation, origin: string): EmailContent {
  const role = findRole(data.role)
  const inviter = data.invited_by ? oneLine(data.invited_by, 60) : 'An administrator'
  return {
    subject: `Your account at ${site.name}`,
    heading: 'Choose a password for your account',
    blocks: [
      { paragraph: greeting(data.name) },
      { paragraph: `${inviter} has invited you to the desk of ${site.name}, where listings and enquiries are kept.` },
      {
        facts: [
          ['You sign in with', recipient ?? ''],
          ...(role ? ([['Your role', `${role.label}. ${role.hint}`]] as const) : []),
        ],
      },
      { link: { label: 'Choose a password', url: `${origin}${paths.adminSignIn}?invite=${data.token}` } },
      { paragraph: 'The link works for seven days, and once. A later letter from us replaces it.' },
    ],
    reason:
      `You get this because somebody at ${site.name} typed this address to invite you. If you do not work with us, ` +
      'you need do nothing: after a week the link opens nothing.',
  }
}

/** The password reset email. */
export function passwordEmail({ data, recipient }: QueuedPasswordLink, origin: string): EmailContent {
  return {
    subject: `A new password for ${site.name}`,
    heading: 'Choose a new password',
    blocks: [
      { paragraph: greeting(data.name) },
      { paragraph: `Somebody, we hope it was you, asked for a new password for the account of ${recipient}.` },
      { link: { label: 'Choose a new password', url: `${origin}${paths.adminSignIn}?reset=${data.token}` } },
      { paragraph: 'The link works for an hour, and once. With the new password, every older session is signed out.' },
    ],
    reason:
      `You get this because this address has an account at ${site.name}. If you did not ask for it, you need do ` +
      'nothing: your password stays as it is.',
  }
}
