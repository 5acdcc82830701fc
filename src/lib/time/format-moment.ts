import * as editionMessages from '#messages/moments.ts'
import type { MessagesLike } from '../../messages/same-messages.ts'
import { londonWallTime, placeOf, wallTimeIn } from './london-time.ts'

// Moments in words, in London and in the reader's time zone: emails and reply times. Pure.

const london = 'Europe/London'

/** The messages of a language. Pages have those of their edition; emails name theirs. */
export type MomentMessages = MessagesLike<typeof editionMessages>

/** A time of day: `10 am`, `10:30 am`, `noon`, `midnight`. Minutes count from midnight. */
export const clockTime = editionMessages.clockTime

const timeIn = (timeZone: string, moment: Date, messages: MomentMessages) => {
  const wall = wallTimeIn(timeZone, moment)
  return messages.clockTime(Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14)))
}

/** A London time for a subject: `Fri 27 Nov, 10:30 am`. */
export const shortLondonMoment = (moment: Date, messages: MomentMessages = editionMessages) =>
  messages.shortMoment(messages.day(moment, london, 'short'), timeIn(london, moment, messages))

interface MomentOptions {
  messages?: MomentMessages
  /** Names a time zone without a city: `in your time zone`. */
  withoutCity?: string
}

/**
 * A London time, and the reader's if the clocks differ: `Friday 27 November, 10:30 am in London, 11:30 am in Lagos`.
 * Another day there is named: `7:30 pm in London, 3:30 am on Saturday 28 November in Shanghai`. Chinese readers have
 * theirs first.
 */
export function formatMoment(moment: Date, timeZone = london, options: MomentOptions = {}): string {
  const { messages = editionMessages, withoutCity = messages.inYourZone } = options
  const day = messages.day(moment, london, 'long')
  const time = timeIn(london, moment, messages)
  const [wall, theirs] = [londonWallTime(moment), wallTimeIn(timeZone, moment)]
  if (theirs === wall) return messages.inLondon(day, time)
  const theirDay = theirs.slice(0, 10) === wall.slice(0, 10) ? '' : messages.day(moment, timeZone, 'long')
  const place = placeOf(timeZone, messages, withoutCity)
  return messages.twoClocks(day, time, theirDay, timeIn(timeZone, moment, messages), place)
}
