import * as v from 'valibot'
import { formatDay } from '../../lib/time/format-day'
import { londonDay, londonWallTime } from '../../lib/time/london-time'

// The state of builds in words, and the validation of hook addresses. Pure; the database has the same rule
// (private.is_build_hook).

const moment = v.pipe(
  v.nullable(v.string()),
  v.transform((iso) => (iso ? new Date(iso) : null)),
)
/** The row of `build_state()`. */
export const buildStateSchema = v.object({
  /** The host of the build hook; null without one. */
  hook_host: v.nullable(v.string()),
  /** The result of the last call; null before this hook's first call. */
  state: v.fallback(v.nullable(v.picklist(['calling', 'accepted', 'failed'])), null),
  error: v.nullable(v.string()),
  called_at: moment,
  /** The time of the oldest change waiting for a build. */
  waiting_since: moment,
  /** The time by which the build is requested. */
  due_by: moment,
})
export type BuildState = v.InferOutput<typeof buildStateSchema>

const minuteMs = 60_000
const maxLength = 2000
// A worker polls every few seconds, pg_cron every minute.
const graceMs = 3 * minuteMs

const httpsAddress = /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?([/?].*)?$/i
const localhostAddress = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?([/?].*)?$/i

const isHookAddress = (address: string) =>
  address.length <= maxLength &&
  !/[\p{Cc}\s"<>\\^`{|}]/u.test(address) &&
  (httpsAddress.test(address) || localhostAddress.test(address))

/** The typed address of a build hook. */
export const hookSchema = v.object({
  address: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the address of the build hook. Your host shows it.'),
    v.check(isHookAddress, 'Enter an address that begins with https:// and a host name. Copy it from your host.'),
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
export function lastRequestText({ called_at: calledAt, state, error }: BuildState, now: Date): string {
  if (!calledAt) return 'Not yet'
  const at = formatTime(calledAt, now)
  if (state === 'calling') return `At ${at}. Waiting for the answer.`
  if (state === 'accepted') return `At ${at}. The host accepted the request.`
  return state === 'failed' ? `At ${at}. It failed. ${error ?? ''}`.trim() : `At ${at}, with an earlier hook.`
}

/** Whether the hook call is overdue. */
export const isOverdue = ({ due_by: dueBy, waiting_since: since }: BuildState, now: Date) =>
  since !== null && dueBy !== null && now.getTime() > dueBy.getTime() + graceMs

/** What waits for a build, and until when. */
export function waitingText(build: BuildState, now: Date): string {
  const { waiting_since: since, due_by: dueBy, state } = build
  if (!since || !dueBy) return 'None'
  const overdue = isOverdue(build, now)
  if (state === 'calling' && !overdue) return 'Waiting for the host to answer'
  const what = overdue ? 'request was' : state === 'failed' ? 'next request is' : 'request is'
  return `Since ${formatTime(since, now)}. The ${what} due by ${formatTime(nextMinute(dueBy), now)}.`
}

/** The message after a manual build request. */
export const requestedText = ({ due_by: dueBy }: BuildState, now: Date) =>
  dueBy && dueBy.getTime() > now.getTime() + minuteMs / 2
    ? `We send at most one request every five minutes. The next one is at ${formatTime(nextMinute(dueBy), now)}.`
    : 'We are asking the host for a build.'
