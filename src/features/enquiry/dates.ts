import type { Errors } from '../../components/ui/form/useForm'
import { elsewhere, londonMoment } from '../../lib/london-time'
import type { EnquiryAnswers } from './enquiry'

/** What both kinds of date fields, the picker's and the browser's own, are given. */
export interface DatesProps {
  viewing: string
  moving: string
  errors: Errors<EnquiryAnswers>
  set: (name: 'viewing' | 'moving', value: string) => void
}

export const viewingLabel = 'Preferred viewing date and time'
export const movingLabel = 'Preferred move-in date'
export const londonHint = 'London time.'

/** A viewing's time on the visitor's own clock, where that differs from London's: `Lagos: Tuesday 1 December, 11:30`. */
export function ownTime(viewing: string): string | null {
  const moment = londonMoment(viewing)
  return moment && elsewhere(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
