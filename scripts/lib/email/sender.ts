import { agency } from '#agency/agency.ts'

/** The sender of emails, `Agency <hello@example.org>`: the setting MAIL_FROM, or the agency if missing or empty. */
export const emailSender = (mailFrom: string | undefined) => mailFrom || `${agency.name} <${agency.email}>`
