import { agency } from '#agency/agency.ts'

/** A sender in parts, of which Nodemailer quotes the name: `Park (London)` unquoted would lose its brackets. */
export interface Sender {
  name: string
  address: string
}

/** The sender of emails: the setting MAIL_FROM, `Agency <hello@example.org>`, or the agency if missing or empty. */
export function emailSender(mailFrom: string | undefined): Sender {
  if (!mailFrom) return { name: agency.name, address: agency.email }
  const [, name = '', address = mailFrom] = /^(.*?)\s*<([^<>]+)>$/.exec(mailFrom.trim()) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1').replace(/\\(["\\])/g, '$1'), address }
}
