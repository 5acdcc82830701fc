/** Which pictures stand beside the one shown: those that follow it, round and round, as many as there is room for. */
export const picturesBeside = (count: number, position: number, room: number): number[] =>
  Array.from({ length: Math.min(room, count - 1) }, (_, n) => (position + 1 + n) % count)
