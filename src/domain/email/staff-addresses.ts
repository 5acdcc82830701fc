import { agency } from '#agency/agency.ts'

/** The staff addresses for enquiry notifications, by department. */
export const staffAddresses = {
  sales: 'sales@meridianrow.example',
  lettings: 'lettings@meridianrow.example',
  unknown: agency.email,
} as const
