import * as messages from '#messages/sunlight.ts'
import { clockTime } from '../../lib/time/format-moment.ts'
import { listOf } from '../../lib/format/words.ts'
import { required } from '../../lib/required.ts'
import { parseLondonTime } from '../../lib/time/london-time.ts'
import { type Direction, directions } from '../listing/facts/fact-fields.ts'
import { sunPosition } from './sun-position.ts'

// When the sun can reach windows that look in one direction, in London. Pure. It knows the sun and the wall, and no
// building opposite, tree, balcony or hill.

/** Minutes after midnight, by London's clock. */
interface Span {
  from: number
  to: number
}

export interface DayOfSun {
  month: string
  /** Day of the year's longest, middle and shortest light. */
  day: string
  /** From sunrise to sunset, and the azimuths of both. */
  daylight: Span
  azimuths: Span
  /** When the sun is in front of the windows, and between which azimuths. */
  spans: (Span & { azimuths: Span })[]
}

// The year changes these times by less than two minutes. Summer time applies in June and September.
const [june = '', september = '', december = ''] = messages.months
const days = [
  { month: june, day: '2026-06-21' },
  { month: september, day: '2026-09-22' },
  { month: december, day: '2026-12-21' },
]
const minuteMs = 60_000
/** The sun's upper edge is at the horizon, with refraction: the almanacs' sunrise. */
const sunrise = -0.833
/** Shorter times are a glance along the wall. */
const shortest = 15

/** The wall's outward direction, in degrees clockwise from north. */
export const bearing = (direction: Direction) => Object.keys(directions).indexOf(direction) * 45

/** Whether the sun at an azimuth is in front of a wall. */
export const inFront = (azimuth: number, direction: Direction) =>
  Math.abs(((azimuth - bearing(direction) + 540) % 360) - 180) < 90

/** Joins consecutive minutes to spans. */
function spansOf(minutes: readonly number[]): Span[] {
  const spans: Span[] = []
  for (const minute of minutes) {
    const last = spans.at(-1)
    if (last?.to === minute - 1) last.to = minute
    else spans.push({ from: minute, to: minute })
  }
  return spans
}

/** Sun by day for windows that look in a direction. */
export const sunHours = (direction: Direction): DayOfSun[] =>
  days.map(({ month, day }) => {
    const midnight = required(parseLondonTime(`${day}T00:00`), `midnight of ${day}`).getTime()
    const azimuth = (minute: number) => sunPosition(midnight + minute * minuteMs).azimuth
    const light = Array.from({ length: 1440 }, (_, minute) => minute).filter(
      (minute) => sunPosition(midnight + minute * minuteMs).altitude > sunrise,
    )
    const daylight = required(spansOf(light)[0], `daylight on ${day}`)
    return {
      month,
      day,
      daylight,
      azimuths: { from: azimuth(daylight.from), to: azimuth(daylight.to) },
      spans: spansOf(light.filter((minute) => inFront(azimuth(minute), direction)))
        .filter(({ from, to }) => to - from >= shortest)
        .map(({ from, to }) => ({ from, to, azimuths: { from: azimuth(from), to: azimuth(to) } })),
    }
  })

const quarter = (minute: number) => Math.round(minute / 15) * 15
const time = (minute: number) => clockTime(quarter(minute))

/** `In June, sun can reach these windows from about 1 pm to 9:15 pm.` */
export const sunSentence = ({ month, spans }: DayOfSun): string =>
  spans.length === 0
    ? messages.noSun(month)
    : messages.sun(month, listOf(spans.map(({ from, to }) => messages.span(time(from), time(to)))))
