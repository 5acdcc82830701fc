import type { Rooms } from './search-type'

const roomRange = (rooms: Rooms): [number, number] => (typeof rooms === 'number' ? [rooms, Infinity] : rooms)
/** How many more rooms than requested; negative for fewer. */
export function roomDifference(count: number, rooms: Rooms): number {
  const [min, max] = roomRange(rooms)
  return count < min ? count - min : Math.max(0, count - max)
}
