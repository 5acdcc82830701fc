/** The pictures beside the visible one: the following ones, wrapping around, as many as fit. */
export const picturesBeside = (count: number, position: number, room: number): number[] =>
  Array.from({ length: Math.min(room, count - 1) }, (_, n) => (position + 1 + n) % count)
