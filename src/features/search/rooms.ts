import type { Rooms } from './search-type'

const numerals = ['no', 'one', 'two', 'three', 'four']
/** `two bedrooms fewer`. */
export const roomsApart = (difference: number, room: string) => {
  const count = Math.abs(difference)
  return `${numerals[count] ?? count} ${room}${count === 1 ? '' : 's'} ${difference < 0 ? 'fewer' : 'more'}`
}
const roomRange = (rooms: Rooms): [number, number] => (typeof rooms === 'number' ? [rooms, Infinity] : rooms)
/** How many more rooms than requested; negative for fewer. */
export function roomDifference(count: number, rooms: Rooms): number {
  const [fewest, most] = roomRange(rooms)
  return count < fewest ? count - fewest : Math.max(0, count - most)
}
