import { agency } from '#agency/agency.ts'

/** The email address of the demo's administrator: at the agency's own domain. */
export const demoAdministrator = `admin@${agency.email.split('@')[1]}`
