import { isSamePerson, journeyBetween, overlap, placeOf } from '../../domain/viewing/clashes'
import { clockText, type DiaryViewing, spanText, subjectText } from '../../domain/viewing/viewing'

// The journeys between the appointments of one person, where the time is short. Pure.

// Mentions a journey if fewer spare minutes than these remain.
const bufferMinutes = 15

export interface Journey {
  /** `20 min from Eel Brook Studio: leave by 10:40`, or what clashes. */
  text: string
  /** `10:40`, for a block; empty if another appointment is at the same time. */
  leaveBy: string
  /** There is too little time. */
  isLate: boolean
}

/** The tight journeys to appointments that have not begun, by the id of the later one, and those that clash. */
export function tightJourneys(viewings: readonly DiaryViewing[], now: Date): Map<string, Journey> {
  const activeViewings = viewings
    .filter(({ state }) => state !== 'cancelled')
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const journeys = new Map<string, Journey>()
  for (const later of activeViewings) {
    if (later.startsAt <= now) continue
    const ofPerson = activeViewings.filter((other) => other !== later && isSamePerson(other, later))
    const clash = ofPerson.find((other) => overlap(other, later))
    if (clash) {
      const text = `Clashes with ${subjectText(clash)}, ${spanText(clash)}`
      journeys.set(later.id, { text, leaveBy: '', isLate: true })
      continue
    }
    const earlier = ofPerson.filter(({ startsAt }) => startsAt < later.startsAt).at(-1)
    if (!earlier) continue
    const [from, to] = [earlier, later].map((viewing) => ({ ...viewing, ...placeOf(viewing) }))
    if (!from || !to) continue
    const { minutes, gap, leaveBy } = journeyBetween(from, to)
    if (minutes === 0 || gap >= minutes + bufferMinutes) continue
    const text = `${minutes} min from ${subjectText(earlier)}: leave by ${clockText(leaveBy)}`
    journeys.set(later.id, { text, leaveBy: clockText(leaveBy), isLate: gap < minutes })
  }
  return journeys
}
