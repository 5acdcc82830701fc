import type { FormErrors } from '../../lib/form/form-errors'
import type { SlotKind } from '../../domain/viewing/slots'
import type { EnquiryValues } from '../../domain/enquiry/property-enquiry'

/** The props shared by the picker and the native date fields. */
export interface DateFieldsProps {
  viewing: string
  /** The day to move in; undefined if it does not apply. */
  moving?: string
  errors: FormErrors<EnquiryValues>
  setValue: (name: 'viewing' | 'slot' | 'slotMinutes' | 'moving', value: string) => void
  /** The chosen slot; empty for a typed date. */
  slot: string
  listing: string
  kind: SlotKind
  /** The nearest free times, if the chosen one was taken. */
  nearest: readonly Date[]
  /** How many times were refused: after each, the free ones are read again. */
  refusals: number
  /** The viewing is chosen among the free times. */
  onlyMoving?: boolean
}

/** The moment that an enquiry asks for. */
export interface RequestedTime {
  /** The id of the row; of a held time also of its viewing. */
  id: string
  /** As in the row: a time stamp; empty without a viewing. */
  startsAt: string
  /** Whether it is a free slot, which the enquiry now holds. */
  held: boolean
  /** How long a held time takes; 0 if unknown. */
  minutes: number
}
