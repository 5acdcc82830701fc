import { sendOnce } from '../../lib/http/insert-once'
import { type EnquiryAnswers, enquiryRow, type EnquiryListing } from './property-enquiry'

export const sendEnquiry = (id: string, listing: EnquiryListing, answers: EnquiryAnswers, honeypot: string) =>
  sendOnce('property_inquiries', { id, ...enquiryRow(listing, answers) }, honeypot)
