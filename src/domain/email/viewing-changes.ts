import type { EmailMessages } from './email-messages.ts'
import type { QueuedViewingEmail, ViewingData } from './queued-email.ts'
import { momentIn, textsOf, type Facts } from './viewing-facts.ts'

// What has happened to a viewing, as its email says it: staff or the visitor chose another time.

/** Whether staff booked another time than the visitor chose. */
const isOtherTime = ({ kind, data: { earlier, moved } }: Pick<QueuedViewingEmail, 'kind' | 'data'>) =>
  kind === 'viewing_booked' && Boolean(earlier) && !moved

/** The time that the visitor knows or chose, if it is another one. */
export function earlierOf(kind: QueuedViewingEmail['kind'], data: ViewingData, messages: EmailMessages): Facts {
  const { earlierTime, timeYouChose } = messages.viewing
  if (!data.earlier) return []
  return [[isOtherTime({ kind, data }) ? timeYouChose : earlierTime, momentIn(data.earlier, data, messages)]]
}

const textKeys = {
  viewing_requested: 'requested',
  viewing_booked: 'booked',
  viewing_changed: 'changed',
  viewing_cancelled: 'cancelled',
  viewing_reminder: 'reminder',
} as const

/** The texts of the subject, the heading, the first sentence and the calendar file. */
export function mainTexts(email: QueuedViewingEmail, messages: EmailMessages) {
  const { kind, data } = email
  const { moved, otherTime, [textKeys[kind]]: usual } = textsOf(data, messages)
  if (isOtherTime(email)) return { ...usual, ...otherTime }
  if (!data.moved) return usual
  return { ...usual, ...moved, opening: kind === 'viewing_requested' ? moved.openingHeld : moved.opening }
}
