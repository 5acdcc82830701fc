import { atom } from 'nanostores'
import { paths } from '../../paths'
import { parseInboxUrl, noFilters, type InboxLocation, inboxQuery } from './inbox-url'

/** The current location, synchronised with the address bar. */
export const $inboxLocation = atom<InboxLocation>({ ...noFilters, open: '' })

/** Announcements for screen readers. */
export const $announcement = atom('')

/** Navigates within the inbox. Typing replaces the history entry, so that Back skips single letters. */
export function navigate(changes: Partial<InboxLocation>, how: 'push' | 'replace' = 'push') {
  const next = { ...$inboxLocation.get(), ...changes }
  const address = location.pathname + inboxQuery(next)
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(history.state, '', address)
  $inboxLocation.set(next)
}

/** The address of a location in the inbox. */
export const inboxUrl = (changes: Partial<InboxLocation>, place = $inboxLocation.get()) =>
  paths.adminEnquiries + inboxQuery({ ...place, ...changes })

export const readAddress = () => $inboxLocation.set(parseInboxUrl(location.search))

/** Follows Back. Returns the stop function. */
export function followAddress() {
  addEventListener('popstate', readAddress)
  return () => removeEventListener('popstate', readAddress)
}
