import { sendOnce } from '../../lib/http/insert-once'
import type { EnquiryRow } from './property-enquiry'

export const sendEnquiry = (row: EnquiryRow & { id: string }, honeypot: string) =>
  sendOnce('property_inquiries', row, honeypot)
