import { counted } from '../../lib/format/words'

/** `3 viewings are booked: cancel them`. Their list follows. */
export const bookedViewingsText = (count: number) =>
  `${counted(count, 'viewing')} ${count === 1 ? 'is booked: cancel it' : 'are booked: cancel them'}`
