import * as messages from '#messages/enquiry.ts'
import type { FormErrors } from '../../lib/form/form-errors'
import type { SlotKind } from '../../domain/viewing/slots'
import { otherZoneTime, parseLondonTime } from '../../lib/time/london-time'
import type { EnquiryValues } from '../../domain/enquiry/property-enquiry'

/** The props shared by the picker and the native date fields. */
export interface DateFieldsProps {
  viewing: string
  /** The day to move in; undefined if it does not apply. */
  moving?: string
  errors: FormErrors<EnquiryValues>
  setValue: (name: 'viewing' | 'slot' | 'moving', value: string) => void
  /** The chosen slot; empty for a typed date. */
  slot: string
  listing: string
  kind: SlotKind
  /** The nearest free times, if the chosen one was taken. */
  nearest: readonly Date[]
  /** The viewing is chosen among the free times. */
  onlyMoving?: boolean
}

export const viewingLabel = messages.viewingTime
export const movingLabel = messages.movingDay
export const londonTimeHint = messages.londonTime

/** A viewing's time in London and in the visitor's time zone, if they differ: `10:30 in London, 11:30 in Lagos`. */
export function visitorsTime(viewing: string): string | null {
  const moment = parseLondonTime(viewing)
  return moment && otherZoneTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
