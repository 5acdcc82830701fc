import { sendOnce } from '../../lib/send'
import { type EnquiryAnswers, enquiryRow, type Subject } from './enquiry'

export const sendEnquiry = (id: string, subject: Subject, answers: EnquiryAnswers) =>
  sendOnce('property_inquiries', { id, ...enquiryRow(subject, answers) })
