import { isSamePerson, journeyBetween, placeOf } from '../../domain/viewing/clashes'
import { clockText, type DiaryViewing, subjectText } from '../../domain/viewing/viewing'

// The journeys between the appointments of one person, where the time is short. Pure.

// Mentions a journey if fewer spare minutes than these remain.
const bufferMinutes = 15

export interface Journey {
  /** `20 min from Eel Brook Studio: leave by 10:40` */
  text: string
  /** `10:40`, for a block. */
  leaveBy: string
  /** There is too little time. */
  isLate: boolean
}

/** The tight journeys to appointments that have not begun, by the id of the later one. */
export function tightJourneys(viewings: readonly DiaryViewing[], now: Date): Map<string, Journey> {
  const activeViewings = viewings
    .filter(({ state }) => state !== 'cancelled')
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const journeys = new Map<string, Journey>()
  for (const [n, later] of activeViewings.entries()) {
    const earlier = activeViewings
      .slice(0, n)
      .filter((other) => isSamePerson(other, later))
      .at(-1)
    if (!earlier || later.startsAt <= now) continue
    const [from, to] = [earlier, later].map((viewing) => ({ ...viewing, ...placeOf(viewing) }))
    if (!from || !to) continue
    const { minutes, gap, leaveBy } = journeyBetween(from, to)
    if (minutes === 0 || gap >= minutes + bufferMinutes) continue
    const text = `${minutes} min from ${subjectText(earlier)}: leave by ${clockText(leaveBy)}`
    journeys.set(later.id, { text, leaveBy: clockText(leaveBy), isLate: gap < minutes })
  }
  return journeys
}
