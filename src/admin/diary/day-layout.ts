import type { Viewing } from '../../domain/viewing/viewing'
import { endOf } from '../../domain/viewing/viewing'
import { londonDay, londonWallTime } from '../../lib/time/london-time'

// The layout of a day: a time axis with overlapping appointments side by side. Pure.

type ScheduledViewing = Pick<Viewing, 'startsAt' | 'minutes'>

// A shorter appointment is drawn this long, so that its text fits.
const minVisibleMinutes = 30
const defaultHours = { from: 8, to: 20 }

/** Minutes after midnight in London. */
export const minuteOfDay = (moment: Date) => {
  const wallTime = londonWallTime(moment)
  return Number(wallTime.slice(11, 13)) * 60 + Number(wallTime.slice(14, 16))
}

/** Drawn minutes of an appointment. It ends at midnight at the latest. */
function visibleSpan(viewing: ScheduledViewing) {
  const from = minuteOfDay(viewing.startsAt)
  const end = endOf(viewing)
  const until = londonDay(end) === londonDay(viewing.startsAt) ? minuteOfDay(end) : 1440
  return { from, until: Math.min(1440, Math.max(until, from + minVisibleMinutes)) }
}

/** The hours of the axis: eight to eight, and more if an appointment is outside. */
export function axisHours(viewings: readonly ScheduledViewing[]): { from: number; to: number } {
  const spans = viewings.map(visibleSpan)
  return {
    from: Math.min(defaultHours.from, ...spans.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(defaultHours.to, ...spans.map(({ until }) => Math.ceil(until / 60))),
  }
}

/**
 * Where today is opened: now, or the start of an appointment that still runs; before the axis the next appointment.
 * Null if nothing is ahead, because a grid without the title of its day says nothing.
 */
export function openingMinute(viewings: readonly ScheduledViewing[], now: Date): number | null {
  const ahead = viewings.filter((one) => endOf(one) > now).map(({ startsAt }) => minuteOfDay(startsAt))
  if (ahead.length === 0) return null
  const [minute, next] = [minuteOfDay(now), Math.min(...ahead)]
  return minute < axisHours(viewings).from * 60 ? next : Math.min(minute, next)
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
export function placeSideBySide<T extends ScheduledViewing>(viewings: readonly T[]): Placed<T>[] {
  const sorted = [...viewings].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || b.minutes - a.minutes)
  const placed: Placed<T>[] = []
  let group: Placed<T>[] = []
  const closeGroup = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1))
    for (const item of group) item.columns = columns
    group = []
  }
  for (const viewing of sorted) {
    const span = visibleSpan(viewing)
    if (group.every(({ until }) => until <= span.from)) closeGroup()
    const takenColumns = new Set(group.filter(({ until }) => until > span.from).map(({ column }) => column))
    let column = 0
    while (takenColumns.has(column)) column++
    const item = { viewing, ...span, column, columns: 1 }
    group.push(item)
    placed.push(item)
  }
  closeGroup()
  return placed
}
