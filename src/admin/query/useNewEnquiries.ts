import { focusManager, queryOptions, useQuery } from '@tanstack/react-query'
import { countNew, countNewer, newestMoment } from './new-enquiries.queries'
import { afterFirstRead } from './first-read'
import { queryClient } from './query-client'

const pollIntervalMs = 15_000
const queryKey = ['new-enquiries']
interface Counts {
  /** Enquiries in the state “new”. */
  waiting: number
  /** Enquiries since a list of them was read, or else since this screen opened. */
  arrived: number
}

/** The timestamp of the newest enquiry that is no arrival. */
let newest: Promise<string> | undefined
/** How many of them were counted while the page was visible. */
let arrivedWhileVisible = 0

/** Counts arrivals anew, once a list has been read that includes the earlier ones. */
export function countArrivalsAfter(moment: Promise<string>) {
  newest = moment
  queryClient.setQueryData<Counts>(queryKey, (counts) => counts && { ...counts, arrived: 0 })
}

async function readCounts(): Promise<Counts> {
  const moment = (newest ??= newestMoment())
  const isCurrent = () => newest === moment
  // The next count then reads it.
  moment.catch(() => isCurrent() && (newest = undefined))
  const [waiting, arrived] = await Promise.all([countNew(), moment.then(countNewer)])
  if (!isCurrent()) return { waiting, arrived: 0 }
  const { arrived: before = 0 } = queryClient.getQueryData<Counts>(queryKey) ?? {}
  if (focusManager.isFocused()) arrivedWhileVisible = arrived
  else {
    arrivedWhileVisible = Math.min(arrivedWhileVisible, before)
    if (arrived > before) notify(arrived - arrivedWhileVisible)
  }
  return { waiting, arrived }
}

const mayNotify = () => globalThis.Notification?.permission === 'granted'

/** Shows a browser notification, if permitted. */
function notify(count: number) {
  if (!mayNotify()) return
  // The tag replaces the notification of another tab. It contains no names, because anyone may see the screen.
  const notification = new Notification(count === 1 ? 'A new enquiry' : `${count} new enquiries`, {
    tag: 'new-enquiries',
  })
  notification.addEventListener('click', () => window.focus())
}

/** Counts new enquiries four times a minute; in a hidden tab only if the browser may show notifications. */
export const newEnquiriesQuery = (enabled: boolean) =>
  queryOptions({
    queryKey,
    queryFn: afterFirstRead(readCounts),
    enabled,
    // Permission may come at any time, so each read decides about the next.
    refetchInterval: () => (focusManager.isFocused() || mayNotify() ? pollIntervalMs : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
  })

/** The counts of new enquiries; 0 until they are known. */
export const useNewEnquiries = (enabled: boolean): Counts =>
  useQuery(newEnquiriesQuery(enabled)).data ?? { waiting: 0, arrived: 0 }
