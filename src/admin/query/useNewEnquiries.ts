import { focusManager, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countNew, countNewer, newestMoment } from './new-enquiries.queries'
import { afterFirstRead } from './first-read'

const pollIntervalMs = 30_000

/** The newest enquiry when this screen opened; arrivals are counted from it. */
let newest: string | undefined

/** The number of enquiries in the state “new”, and of arrivals since this screen was opened. */
async function readCounts() {
  const readArrived = async () => {
    if (newest !== undefined) return countNewer(newest)
    newest = await newestMoment()
    return 0
  }
  const [waiting, arrived] = await Promise.all([countNew(), readArrived()])
  return { arrived, waiting }
}

const mayNotify = () => globalThis.Notification?.permission === 'granted'

/** Shows a browser notification, if permitted and the page is hidden. */
function notify(count: number) {
  if (document.visibilityState === 'visible' || !mayNotify()) return
  // The tag replaces the notification of another tab. It contains no names, because anyone may see the screen.
  const notification = new Notification(count === 1 ? 'A new enquiry' : `${count} new enquiries`, {
    tag: 'new-enquiries',
  })
  notification.addEventListener('click', () => window.focus())
}

/** Counts new enquiries every half minute; in a hidden tab only if the browser may show notifications. */
export const newEnquiriesQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['new-enquiries'],
    queryFn: afterFirstRead(readCounts),
    enabled,
    // Permission may come at any time, so each read decides about the next.
    refetchInterval: () => (focusManager.isFocused() || mayNotify() ? pollIntervalMs : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
  })

export function useNewEnquiries(enabled: boolean) {
  const { data } = useQuery(newEnquiriesQuery(enabled))
  const arrived = data?.arrived ?? 0
  useEffect(() => {
    if (arrived > 0) notify(arrived)
  }, [arrived])
  return { waiting: data?.waiting ?? 0, arrived }
}
