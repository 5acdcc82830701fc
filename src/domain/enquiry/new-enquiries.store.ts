import { atom } from 'nanostores'
import { $session } from '../../lib/http/admin-session'
import { countNew, countNewer, newestMoment } from './new-enquiries.queries'

// The number of open enquiries, shown on every admin screen.

/** The number of enquiries in the state “new”. */
export const $newEnquiries = atom(0)
/** The number of enquiries since this screen was opened. */
export const $arrivedSince = atom(0)

const pollIntervalMs = 30_000

let newest: string | undefined

/** Shows a browser notification, if permitted and the page is hidden. */
function notify(count: number) {
  if (document.visibilityState === 'visible' || !('Notification' in globalThis)) return
  if (Notification.permission !== 'granted') return
  // The tag replaces the notification of another tab. It contains no names, because anyone may see the screen.
  const notification = new Notification(count === 1 ? 'A new enquiry' : `${count} new enquiries`, {
    tag: 'new-enquiries',
  })
  notification.addEventListener('click', () => window.focus())
}

async function poll() {
  if ($session.get().status !== 'signed-in') return
  if (document.visibilityState !== 'visible' && globalThis.Notification?.permission !== 'granted') return
  const [waiting, moment] = await Promise.all([countNew(), newest === undefined ? newestMoment() : countNewer(newest)])
  // Ignore polling errors.
  if (waiting.ok) $newEnquiries.set(waiting.value)
  if (!moment.ok) return
  if (typeof moment.value === 'string') return void (newest = moment.value)
  const before = $arrivedSince.get()
  $arrivedSince.set(moment.value)
  if (moment.value > before) notify(moment.value)
}

/** Starts polling every half minute; returns the stop function. */
export function watchNewEnquiries() {
  const look = () => void poll()
  const stopSession = $session.subscribe(look)
  const clock = setInterval(look, pollIntervalMs)
  document.addEventListener('visibilitychange', look)
  return () => {
    stopSession()
    clearInterval(clock)
    document.removeEventListener('visibilitychange', look)
  }
}
