import { sendOnce } from '../../lib/http/insert-once'
import { type EnquiryAnswers, enquiryRow, type Subject } from './property-enquiry'

export const sendEnquiry = (id: string, subject: Subject, answers: EnquiryAnswers, honeypot: string) =>
  sendOnce('property_inquiries', { id, ...enquiryRow(subject, answers) }, honeypot)
