// Pure, without imports: Edge Functions use it.

interface Viewing {
  kind: string
  state: string
  meetingPlace: string
}

/** Where the visitor is met; empty for a viewing by video, and until an address is agreed. */
export const meetingPlaceText = ({ kind, state, meetingPlace }: Viewing) =>
  meetingPlace || (kind === 'in_person' && state === 'booked' ? 'Not recorded' : '')
