import { shortLine } from '../../lib/form/normalise'
import { amount } from '../../lib/format/parse-amount'
import type { Bounds } from '../../lib/map/bounds'
import type { Rooms } from './search-type'

// Parsers of address values; each returns undefined if unknown, implausible or hostile.

const maxPounds = 1_000_000_000
const maxRooms = 20

export const integer = (text: string, max: number) =>
  /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : undefined
// Typed amounts: `£1,500`, `650k`, `1.25m`. Limits have no pence.
export const money = (text: string) => integer(String(amount(text.slice(0, 40))), maxPounds)
export const atLeast = (text: string) => integer(text, maxRooms)
export function rooms(text: string): Rooms | undefined {
  const range = /^(\d{1,2})-(\d{1,2})$/.exec(text)
  if (!range) return atLeast(text)
  const [min, max] = range
    .slice(1)
    .map(Number)
    .sort((a, b) => a - b) as [number, number]
  return max <= maxRooms ? [min, max] : undefined
}

// A district may come with the rest of its postcode, which we do not publish: `E14 9GE`.
export const outcode = (text: string) =>
  /^([A-Z]{1,2}\d[A-Z\d]?)(?: ?\d[A-Z]{0,2})?$/.exec(shortLine(text, 10).toUpperCase())?.[1]

// A round trip through Date rejects 30 February and the year 20000.
export const day = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? text
    : undefined
}
// No index lookup: `furnished=constructor` would match an inherited property.
export const oneOf =
  <Name extends string>(options: Record<Name, unknown>) =>
  (text: string) =>
    (Object.keys(options) as Name[]).find((name) => name === text.toLowerCase())
export function box(text: string): Bounds | undefined {
  const sides = text.split(',')
  if (sides.length !== 4 || !sides.every((side) => /^-?\d{1,3}(\.\d{1,12})?$/.test(side))) return undefined
  const [south, west, north, east] = sides.map((side) => Number(Number(side).toFixed(4))) as Bounds
  return south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180
    ? [south, west, north, east]
    : undefined
}

/** A number of rooms in the address: `2` for at least two, `2-2` for exactly two. */
export const formatRooms = (rooms: Rooms) => (typeof rooms === 'number' ? String(rooms) : rooms.join('-'))
