import { sendOnce } from '../../lib/send'
import { type EnquiryAnswers, enquiryRow, type Subject } from './enquiry'

export const sendEnquiry = (id: string, subject: Subject, answers: EnquiryAnswers, honeypot: string) =>
  sendOnce('property_inquiries', { id, ...enquiryRow(subject, answers) }, honeypot)
