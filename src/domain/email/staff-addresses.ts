import { agency } from '#agency/agency.ts'

/** The staff addresses for enquiry notifications, by department. */
export const staffAddresses = { ...agency.departmentEmails, unknown: agency.email } as const
