import { site } from '../../site.ts'

/** The staff addresses for enquiry notifications, by department. */
export const staffAddresses = {
  sales: 'sales@meridianrow.example',
  lettings: 'lettings@meridianrow.example',
  unknown: site.email,
} as const
