import { type Place, travelMinutes } from './travel'
import { unnamedHost } from './unnamed-host'
import { clockText, type DiaryViewing, endOf, placeText, spanText, type Viewing } from './viewing'

// Appointments that one person cannot attend, or one listing cannot have, together. Pure.

/** An appointment that is being booked. */
export type Candidate = Place & Pick<Viewing, 'id' | 'startsAt' | 'minutes' | 'attendeeId' | 'host'>

export type Clash =
  | { other: DiaryViewing; reason: 'listing' }
  | { other: DiaryViewing; reason: 'person' }
  /** There is time for both, but too little between them. */
  | { other: DiaryViewing; reason: 'journey'; minutes: number; leaveBy: Date }

const minuteMs = 60_000
const foldName = (name: string) => name.trim().toLowerCase()

type Attended = Pick<Viewing, 'attendeeId' | 'host'>
/** Whether one person attends both: the same account, or without accounts the same name. */
export function isSamePerson(one: Attended, other: Attended): boolean {
  if (one.attendeeId || other.attendeeId) return one.attendeeId === other.attendeeId
  const name = foldName(one.host)
  return name !== foldName(unnamedHost) && name === foldName(other.host)
}

export const placeOf = (viewing: DiaryViewing): Place => ({
  ...viewing,
  address: viewing.meetingPlace || [viewing.addressLine, viewing.postcode].filter(Boolean).join(', '),
})

type Timed = Pick<Viewing, 'startsAt' | 'minutes'>
/** Whether two appointments share a minute. */
export const overlap = (one: Timed, other: Timed) => one.startsAt < endOf(other) && other.startsAt < endOf(one)

/** The journey between two appointments of one person, the earlier first, and when to leave. */
export function journeyBetween(earlier: Timed & Place, later: Timed & Place) {
  const minutes = travelMinutes(earlier, later)
  const gap = (later.startsAt.getTime() - endOf(earlier).getTime()) / minuteMs
  return { minutes, gap, leaveBy: new Date(later.startsAt.getTime() - minutes * minuteMs) }
}

/** The clashes of an appointment with other booked ones, earliest first. */
export function clashesOf(candidate: Candidate, others: readonly DiaryViewing[]): Clash[] {
  return others
    .filter(({ id, state }) => id !== candidate.id && state !== 'cancelled')
    .flatMap<Clash>((other) => {
      const together = overlap(candidate, other)
      if (isSamePerson(candidate, other)) {
        if (together) return [{ other, reason: 'person' }]
        const place = { ...other, ...placeOf(other) }
        const { minutes, gap, leaveBy } =
          other.startsAt < candidate.startsAt ? journeyBetween(place, candidate) : journeyBetween(candidate, place)
        if (gap < minutes) return [{ other, reason: 'journey', minutes, leaveBy }]
      }
      const sameListing = candidate.listingId !== '' && candidate.listingId === other.listingId
      return together && sameListing ? [{ other, reason: 'listing' }] : []
    })
    .sort((one, next) => one.other.startsAt.getTime() - next.other.startsAt.getTime())
}

/** `Amara is at Eel Brook Studio until 10:00, about 35 minutes away. Leave by 09:40.` */
export function clashText(clash: Clash, candidate: Pick<Candidate, 'startsAt'>): string {
  const { other } = clash
  const who = other.attendee || other.host
  const where =
    other.appointment === 'valuation' ? `the valuation of ${placeText(other)}` : other.title || placeText(other)
  if (clash.reason === 'listing') return `${where} has another viewing from ${spanText(other)}, with ${who}.`
  if (clash.reason === 'person') return `${who} is at ${where} from ${spanText(other)}.`
  const leave = `Leave by ${clockText(clash.leaveBy)}.`
  return other.startsAt < candidate.startsAt
    ? `${who} is at ${where} until ${clockText(endOf(other))}, about ${clash.minutes} minutes away. ${leave}`
    : `${who} must be at ${where} at ${clockText(other.startsAt)}, about ${clash.minutes} minutes away. ${leave}`
}
