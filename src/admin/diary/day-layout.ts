import type { Viewing } from '../../domain/viewing/viewing'
import { endOf } from '../../domain/viewing/viewing'
import { londonDay, londonWallTime } from '../../lib/time/london-time'

// The layout of a day: a time axis with overlapping appointments side by side. Pure.

type Timed = Pick<Viewing, 'startsAt' | 'minutes'>

// A shorter appointment is drawn this long, so that its text fits.
const shortestDrawn = 30
const usualHours = { from: 8, to: 20 }

/** Minutes after midnight in London. */
export const minuteOfDay = (moment: Date) => {
  const wall = londonWallTime(moment)
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
}

/** Drawn minutes of an appointment. It ends at midnight at the latest. */
function drawnSpan(viewing: Timed) {
  const from = minuteOfDay(viewing.startsAt)
  const end = endOf(viewing)
  const until = londonDay(end) === londonDay(viewing.startsAt) ? minuteOfDay(end) : 1440
  return { from, until: Math.min(1440, Math.max(until, from + shortestDrawn)) }
}

/** The hours of the axis: eight to eight, and more if an appointment is outside. */
export function axisHours(viewings: readonly Timed[]): { from: number; to: number } {
  const spans = viewings.map(drawnSpan)
  return {
    from: Math.min(usualHours.from, ...spans.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(usualHours.to, ...spans.map(({ until }) => Math.ceil(until / 60))),
  }
}

/** An appointment on the axis: its minutes after midnight, and its column of those beside it. */
export interface Placed<T> {
  viewing: T
  from: number
  until: number
  column: number
  columns: number
}

/** The appointments of one day, in the order of their start. Those that overlap share the width equally. */
export function placeSideBySide<T extends Timed>(viewings: readonly T[]): Placed<T>[] {
  const sorted = [...viewings].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || b.minutes - a.minutes)
  const placed: Placed<T>[] = []
  let group: Placed<T>[] = []
  const closeGroup = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1))
    for (const item of group) item.columns = columns
    group = []
  }
  for (const viewing of sorted) {
    const span = drawnSpan(viewing)
    if (group.every(({ until }) => until <= span.from)) closeGroup()
    const taken = new Set(group.filter(({ until }) => until > span.from).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column++
    const item = { viewing, ...span, column, columns: 1 }
    group.push(item)
    placed.push(item)
  }
  closeGroup()
  return placed
}
