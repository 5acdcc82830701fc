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
/** Appointments that have no column: how many, and where the days' grid says so. */
type More = Place & { count: number }

type Place = Omit<Placed<unknown>, 'viewing'>
/** The height of a block, for `--hour` pixels an hour. */
export const blockHeight = ({ from, until }: Place) => `calc((${until - from} / 60) * var(--hour) - 3px)`
/** Where a block is across its day. */
export const blockWidth = ({ column, columns }: Place) => ({
  left: `${(column / columns) * 100}%`,
  width: `${100 / columns}%`,
})

type Columned = ScheduledViewing & Pick<Viewing, 'state'>
const isActive = ({ viewing }: { viewing: Columned }) => viewing.state !== 'cancelled'
const columnsOf = (items: readonly { column: number }[]) => Math.max(0, ...items.map(({ column }) => column + 1))

/** Gives each appointment of a group the first free column. Cancelled ones have what the others leave. */
function placeGroup<T extends Columned>(group: readonly Placed<T>[]) {
  const placed: Placed<T>[] = []
  for (const item of [...group.filter(isActive), ...group.filter((one) => !isActive(one))]) {
    const beside = placed.filter(({ from, until }) => from < item.until && until > item.from)
    const taken = new Set(beside.map(({ column }) => column))
    while (taken.has(item.column)) item.column++
    placed.push(item)
  }
}

/**
 * The appointments of one day, in the order of their start. Those that overlap share the width equally.
 * @param maxColumns more of them share the last column, which only says how many they are. A cancelled one is then
 *   left out where the others need every column
 */
export function placeSideBySide<T extends Columned>(viewings: readonly T[], maxColumns = Infinity) {
  const groups: Placed<T>[][] = []
  const sorted = [...viewings].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || b.minutes - a.minutes)
  for (const viewing of sorted) {
    const item = { viewing, ...visibleSpan(viewing), column: 0, columns: 1 }
    const last = groups.at(-1)
    if (last?.some(({ until }) => until > item.from)) last.push(item)
    else groups.push([item])
  }
  const more: More[] = []
  const placed = groups.flatMap((group) => {
    placeGroup(group)
    const needed = columnsOf(group.filter(isActive)) || columnsOf(group)
    const columns = maxColumns === Infinity ? columnsOf(group) : Math.min(needed, maxColumns)
    const shown = group.filter(({ column }) => column < (needed > maxColumns ? maxColumns - 1 : columns))
    for (const item of shown) item.columns = columns
    const hasActive = group.some(isActive)
    const hidden = group.filter((item) => !shown.includes(item) && (isActive(item) || !hasActive))
    if (hidden.length > 0)
      more.push({
        from: Math.min(...hidden.map(({ from }) => from)),
        until: Math.max(...hidden.map(({ until }) => until)),
        column: columns - 1,
        columns,
        count: hidden.length,
      })
    return shown
  })
  return { placed, more }
}
