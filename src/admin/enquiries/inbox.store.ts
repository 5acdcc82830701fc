import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { paths } from '../../paths'
import { createSelection } from '../ui/selection'
import { type Filters, type InboxLocation, inboxQuery, isSameList, noFilters, parseInboxUrl } from './inbox-url'
import { readsChinese } from './language'

// What the parts of the inbox share: its location, the selected enquiries, and what is open above the list.

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

/** Whether two lists have the same enquiries, on any page and in any order. */
const hasSameEnquiries = (a: Filters, b: Filters) => isSameList(a, { ...b, page: a.page, order: a.order })

/** The selected enquiries, by key. */
export const {
  $rows: $selection,
  select,
  selectFiltered,
  clear: clearSelection,
} = createSelection<Enquiry, Filters>(enquiryKey, $inboxLocation, hasSameEnquiries)

/** The enquiries that the assignee menu is open for. */
export const $assigning = atom<readonly Enquiry[] | null>(null)
/** The enquiry whose reply takes the focus: another object for each request. */
export const $replying = atom<{ key: string } | null>(null)
// The way back to an enquiry by keys must not end in a field, which the next key would fill.
$inboxLocation.listen(({ open }) => {
  if ($replying.get()?.key !== open) $replying.set(null)
})
/** Whether the keys are shown. */
export const $keysShown = atom(false)
/** Whether an enquiry is being added. */
export const $adding = atom(false)

/** The names of those in the agency’s team who speak Mandarin. The page of the inbox sets them. */
export const $mandarinSpeakers = atom<readonly string[]>([])

/** Whom to suggest for enquiries in Chinese; nobody for others. */
export function useSuggestedSpeakers(enquiries: readonly Pick<Enquiry, 'details' | 'message'>[]): readonly string[] {
  const speakers = useStore($mandarinSpeakers)
  return enquiries.some(readsChinese) ? speakers : []
}
