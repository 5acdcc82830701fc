import { formatMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { unnamedHost } from '../viewing/unnamed-host.ts'
import { oneLine, plainLines } from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import type { ViewingData } from './queued-email.ts'

// The facts of a viewing in the reader's language: when, where, how and with whom.

export const startOf = ({ starts_at: at }: ViewingData) => new Date(at)
export const zoneOf = (data: ViewingData, { shared }: EmailMessages) =>
  knownTimeZone(data.viewer_time_zone) ?? shared.defaultTimeZone
export const momentIn = (at: string, data: ViewingData, messages: EmailMessages) =>
  formatMoment(new Date(at), zoneOf(data, messages), { messages: messages.moments })

export const titleOf = ({ listing, title }: ViewingData, { viewing }: EmailMessages) =>
  oneLine(listing?.title ?? title ?? viewing.homeAskedAbout, 100)
export const noteOf = ({ note }: Pick<ViewingData, 'note'>) => plainLines(note, 300)
export const hostOf = ({ host }: ViewingData, { viewing }: EmailMessages) =>
  host === unnamedHost ? viewing.ourTeam : oneLine(host, 100)
/** A place that a stranger typed has been checked: private.hold_linked_visit() leaves one with a link to staff. */
export const placeOf = ({ meeting_place: place }: ViewingData) => oneLine(place, 300)
/** The link of a call, without the punctuation or the Chinese text that follows it. */
export const linkOf = ({ kind, ...data }: ViewingData) => {
  const [url] = /https?:\/\/[^\s<>"“”\u3000-\u9fff\uff00-\uffef]+/.exec(noteOf(data)) ?? []
  return kind === 'video' ? url?.replace(/[.,;:!?)\]’]+$/, '') : undefined
}

/** The texts for what was agreed: a viewing, or a visit to value a property. */
export const textsOf = ({ appointment = 'viewing' }: ViewingData, { viewing }: EmailMessages) =>
  viewing.texts[appointment]

export type Facts = readonly (readonly [label: string, value: string])[]

/** Where and with whom: only the visitor's emails and the staff have the address. */
export function meetingOf(data: ViewingData, messages: EmailMessages): Facts {
  const { viewing } = messages
  const texts = textsOf(data, messages)
  if (data.kind === 'in_person')
    return [
      [viewing.where, placeOf(data)],
      [texts.inPerson, hostOf(data, messages)],
    ]
  return [
    [viewing.where, linkOf(data) ? viewing.videoWithLink : viewing.videoWithoutLink],
    [texts.byVideo, hostOf(data, messages)],
  ]
}

/** Before staff confirm it, the visitor does not get the address. */
export const howOf = ({ kind }: ViewingData, { viewing }: EmailMessages): Facts => [
  [viewing.how, kind === 'video' ? viewing.video : viewing.inPerson],
]
