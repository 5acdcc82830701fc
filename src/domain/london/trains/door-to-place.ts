import * as messages from '#messages/journeys.ts'

// The time from a home's door to a place by train. Pure, and without the map's data: property pages load it.

/** The longest walk to or from a station, in minutes. */
export const maxWalkMinutes = 20
/** In metres: a limit is not missed by a rounding error. */
export const tolerance = 0.001

/** A station that one can walk to, with the minutes. */
export type StationWalk = readonly [name: string, minutes: number]

/** The journeys to a place from each station, by station: `/trains/bank-monument.json`. */
export interface Journeys {
  name: string
  /**
   * The minutes from the street, and the way, without the station where it begins; no way on foot. If the first train
   * leaves from another station, that station and the minutes to it.
   */
  from: Record<string, readonly [minutes: number, way: string, boarding?: StationWalk]>
}

export interface DoorJourney {
  /** About this many minutes in all. */
  minutes: number
  /** The first station, and the walk to it; null on foot. */
  start: StationWalk | null
  /** `Jubilee line to Bond Street, then Central line to Holborn`; empty on foot. */
  way: string
}

/**
 * The quickest journey from a home.
 * @param direct the minutes on foot, if one can walk all the way
 * @returns null if no station is within a walk, or none has a known way
 */
export function doorJourney(walks: readonly StationWalk[], { from }: Journeys, direct?: number): DoorJourney | null {
  let best: DoorJourney | null = direct === undefined ? null : { minutes: direct, start: null, way: '' }
  for (const walk of walks) {
    const [rest, way, boarding] = from[walk[0]] ?? []
    if (rest === undefined || way === undefined) continue
    const minutes = walk[1] + rest
    if (best && minutes >= best.minutes) continue
    const start = boarding ? ([boarding[0], walk[1] + boarding[1]] as const) : walk
    best = { minutes, start: way ? start : null, way }
  }
  return best
}

/** Minutes as they are shown: the estimate is no better than five minutes. */
export const roundedMinutes = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5)

/** `about 35 min` */
export const aboutMinutes = (minutes: number) => messages.aboutMinutes(roundedMinutes(minutes))

/** `Walk 4 min to Swiss Cottage. Jubilee line to Bond Street, then Central line to Holborn.` */
export const wayText = ({ start, way }: DoorJourney) =>
  start ? messages.walkAndRide(start[1], start[0], way) : messages.onFoot

/** What is shown without a journey. */
export const noJourneyText = (place: string) => messages.noJourney(place, maxWalkMinutes)
