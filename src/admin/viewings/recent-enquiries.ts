import { enquiryKey, kindLabel } from '../../domain/enquiry/enquiry-labels'
import { formatShortDay } from '../../domain/staff/format-moments'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import type { ComboBoxOption } from '../ui/ComboBox'
import type { BookableEnquiry } from './viewing-values'

// The enquiries that a viewing can be booked for from the diary. Pure.

export type RecentEnquiry = BookableEnquiry & Pick<Enquiry, 'type' | 'createdAt'>

/** An enquiry as an option: its name, and its kind, subject and day. */
export const enquiryOption = (enquiry: RecentEnquiry): ComboBoxOption => ({
  id: enquiryKey(enquiry),
  label: enquiry.name,
  note: [kindLabel(enquiry), enquiry.about, formatShortDay(enquiry.createdAt)].filter(Boolean).join(' · '),
})
