import * as v from 'valibot'
import { formatDay } from '../../lib/time/format-day'
import { londonDay, londonWallTime } from '../../lib/time/london-time'

// The state of builds in words, and the validation of hook addresses. Pure; the database has the same rule
// (private.is_build_hook).

export interface BuildState {
  /** The host of the build hook; null without one. */
  host: string | null
  /** The result of the last call; null before this hook's first call. */
  outcome: 'calling' | 'accepted' | 'failed' | null
  error: string | null
  lastRequestAt: Date | null
  /** The time of the oldest change waiting for a build. */
  waitingSince: Date | null
  /** The time by which the build is requested. */
  dueBy: Date | null
}

const minuteMs = 60_000
const maxLength = 2000
// A worker polls every few seconds, pg_cron every minute.
const graceMs = 3 * minuteMs

const httpsAddress = /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?([/?].*)?$/i
const localhostAddress = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?([/?].*)?$/i

/** The error of a hook address; empty if valid. */
export function hookError(address: string): string {
  const text = address.trim()
  if (!text) return 'Enter the address of the build hook. Your host shows it.'
  if (
    text.length > maxLength ||
    /[\p{Cc}\s"<>\\^`{|}]/u.test(text) ||
    !(httpsAddress.test(text) || localhostAddress.test(text))
  )
    return 'Enter an address that begins with https:// and a host name. Copy it from your host.'
  return ''
}

/** The typed address of a build hook. */
export const hookSchema = v.object({
  address: v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? hookError(dataset.value) : ''
      if (message) addIssue({ message })
    }),
  ),
})

/** `14:03`, with the day unless today. */
function formatTime(moment: Date, now: Date): string {
  const time = londonWallTime(moment).slice(11)
  return londonDay(moment) === londonDay(now) ? time : `${time} on ${formatDay(moment.toISOString())}`
}

/** Rounds up to the minute. */
const nextMinute = (moment: Date) => new Date(Math.ceil(moment.getTime() / minuteMs) * minuteMs)

/** The last request and its result. */
export function lastRequestText({ lastRequestAt, outcome, error }: BuildState, now: Date): string {
  if (!lastRequestAt) return 'Not yet'
  const at = formatTime(lastRequestAt, now)
  if (outcome === 'calling') return `At ${at}. Waiting for the answer.`
  if (outcome === 'accepted') return `At ${at}. The host accepted the request.`
  return outcome === 'failed' ? `At ${at}. It failed. ${error ?? ''}`.trim() : `At ${at}, with an earlier hook.`
}

/** Whether the hook call is overdue. */
export const isOverdue = ({ dueBy, waitingSince }: BuildState, now: Date) =>
  waitingSince !== null && dueBy !== null && now.getTime() > dueBy.getTime() + graceMs

/** What waits for a build, and until when. */
export function waitingText(state: BuildState, now: Date): string {
  const { waitingSince, dueBy, outcome } = state
  if (!waitingSince || !dueBy) return 'None'
  if (outcome === 'calling' && !isOverdue(state, now)) return 'Waiting for the host to answer'
  const by = formatTime(nextMinute(dueBy), now)
  if (isOverdue(state, now)) return `Since ${formatTime(waitingSince, now)}. The request was due by ${by}.`
  if (outcome === 'failed') return `Since ${formatTime(waitingSince, now)}. The next request is due by ${by}.`
  return `Since ${formatTime(waitingSince, now)}. The request is due by ${by}.`
}

/** The message after a manual build request. */
export const requestedText = ({ dueBy }: BuildState, now: Date) =>
  dueBy && dueBy.getTime() > now.getTime() + minuteMs / 2
    ? `We send at most one request every five minutes. The next one is at ${formatTime(nextMinute(dueBy), now)}.`
    : 'We are asking the host for a build.'
