import { site } from '../../site.ts'

/** Who is told of an enquiry by letter, by the department whose business it is. */
export const staffAddresses = {
  sales: 'sales@meridianrow.example',
  lettings: 'lettings@meridianrow.example',
  unknown: site.email,
} as const
