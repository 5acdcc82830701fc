import * as messages from '#messages/contact.ts'
import * as v from 'valibot'
import { phoneLine } from '../../lib/form/normalise'
import {
  schemaErrors,
  emailField,
  enquiryLimits,
  fullName,
  optionalLine,
  phoneTooLong,
  requiredText,
  rowBy,
  tooLong,
} from './fields'

export const emptyContact = { name: '', email: '', phone: '', message: '' }
export type ContactValues = typeof emptyContact

export const contactFailed = messages.failed
export const contactDraft = 'contact'

const contactSchema = v.object({
  name: fullName,
  email: emailField,
  phone: optionalLine(enquiryLimits.phone, phoneTooLong, phoneLine),
  message: requiredText(messages.enterMessage, enquiryLimits.text, tooLong(enquiryLimits.text, messages.yourMessage)),
})
export type ContactRow = v.InferOutput<typeof contactSchema>

/** The error of each invalid value. */
export const validateContact = (values: ContactValues) => schemaErrors(contactSchema, values)

/** The row of `contact_submissions` for valid values. */
export const contactRow = (values: ContactValues): ContactRow => rowBy(contactSchema, values)
