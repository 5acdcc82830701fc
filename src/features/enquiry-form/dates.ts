import type { FormErrors } from '../../lib/form/form-errors'
import { elsewhere, parseLondonTime } from '../../lib/time/london-time'
import type { EnquiryValues } from '../../domain/enquiry/property-enquiry'

/** What both kinds of date fields, the picker's and the browser's own, are given. */
export interface DateFieldsProps {
  viewing: string
  /** The day to move in; undefined where nobody asks for one. */
  moving?: string
  errors: FormErrors<EnquiryValues>
  setValue: (name: 'viewing' | 'moving', value: string) => void
}

export const viewingLabel = 'Preferred viewing date and time'
export const movingLabel = 'Preferred move-in date'
export const londonTimeHint = 'London time, in our office hours.'

/** A viewing's time on London's clock and on the visitor's, where they differ: `10:30 in London, 11:30 in Lagos`. */
export function visitorsTime(viewing: string): string | null {
  const moment = parseLondonTime(viewing)
  return moment && elsewhere(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
