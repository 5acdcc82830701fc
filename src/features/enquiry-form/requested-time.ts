/** The moment that an enquiry asks for. */
export interface RequestedTime {
  /** As in the row: a time stamp; empty without a viewing. */
  startsAt: string
  /** Whether it is a free slot, which the enquiry now holds. */
  held: boolean
}
