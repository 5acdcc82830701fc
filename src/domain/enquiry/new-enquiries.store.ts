import { atom } from 'nanostores'
import { $session } from '../../lib/http/admin-session'
import { countNew, countNewer, newestMoment } from './new-enquiries.queries'

// How many enquiries wait for somebody, on every screen of the admin area.

/** How many are in the state “new”. */
export const $newEnquiries = atom(0)
/** How many have come since this screen was opened. */
export const $arrivedSince = atom(0)

const pollIntervalMs = 30_000

let newest: string | undefined

/** Tells of what has come by the browser, where somebody has allowed it and looks elsewhere. */
function notify(count: number) {
  if (document.visibilityState === 'visible' || !('Notification' in globalThis)) return
  if (Notification.permission !== 'granted') return
  // One for all tabs: the tag lets a second take the place of the first. It names nobody, for anyone may see a screen.
  const notification = new Notification(count === 1 ? 'A new enquiry' : `${count} new enquiries`, {
    tag: 'new-enquiries',
  })
  notification.addEventListener('click', () => window.focus())
}

async function poll() {
  if ($session.get().status !== 'signed-in') return
  if (document.visibilityState !== 'visible' && globalThis.Notification?.permission !== 'granted') return
  const [waiting, moment] = await Promise.all([countNew(), newest === undefined ? newestMoment() : countNewer(newest)])
  // A look in passing that failed is not told to anybody: the next may not.
  if (waiting.ok) $newEnquiries.set(waiting.value)
  if (!moment.ok) return
  if (typeof moment.value === 'string') return void (newest = moment.value)
  const before = $arrivedSince.get()
  $arrivedSince.set(moment.value)
  if (moment.value > before) notify(moment.value)
}

/** Begins to count, now and every half minute. Returns how to stop. */
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
