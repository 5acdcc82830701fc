import { atom } from 'nanostores'
import { countNewer, newestMoment } from '../../domain/enquiry/new-enquiries.queries'
import { $session, checkSession } from '../../lib/http/admin-session'
import type { Failure } from '../../lib/http/result'
import { paths } from '../../paths'
import { parseEnquiryKey, enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry, type Tally } from './inbox'
import { loadAssignees } from './assignees.store'
import { enquiriesPage, enquiryTally, oneEnquiry } from './inbox.queries'
import { parseInboxUrl, noFilters, type InboxLocation, isSameList, inboxQuery } from './inbox-url'

/** The current location, synchronised with the address bar. */
export const $inboxLocation = atom<InboxLocation>({ ...noFilters, open: '' })

export interface List {
  /** `loading`: nothing to show yet. `refreshing`: the previous list is shown. */
  status: 'loading' | 'refreshing' | 'ready' | 'error'
  enquiries: Enquiry[]
  count: number
}
export const $list = atom<List>({ status: 'loading', enquiries: [], count: 0 })
export const $tally = atom<Tally[]>([])
export const $failure = atom<Failure['kind'] | null>(null)

/** The number of arrivals since the list was loaded. */
export const $newCount = atom(0)
/** The open enquiry; `gone` if its address leads to none. */
export const $openEnquiry = atom<Enquiry | 'none' | 'loading' | 'gone' | 'error'>('none')
/** Announcements for screen readers. */
export const $announcement = atom('')

let newest = ''
let requestCount = 0

/** The failure's kind. A refusal also checks the session, which may have expired. */
export function onRefusal({ kind }: Failure) {
  if (kind === 'refused') void checkSession()
  return kind
}

/** Shows a failure above the list. */
export const showFailure = (failure: Failure) => $failure.set(onRefusal(failure))

/** Reloads the list: its page, counts and newest timestamp. */
export async function loadList() {
  const mine = ++requestCount
  const place = $inboxLocation.get()
  const before = $list.get()
  $list.set({ ...before, status: before.status === 'loading' || before.status === 'error' ? 'loading' : 'refreshing' })
  const [page, tally, moment] = await Promise.all([enquiriesPage(place), enquiryTally(place), newestMoment()])
  // A newer request has replaced this one.
  if (mine !== requestCount) return
  const failure = [page, tally, moment].find((result) => !result.ok)
  if (!page.ok || !tally.ok || !moment.ok) {
    $list.set({ ...before, status: before.enquiries.length > 0 ? 'ready' : 'error' })
    if (failure && !failure.ok) showFailure(failure.failure)
    return
  }
  $failure.set(null)
  // The page no longer exists, after an erasure or an outdated link.
  if (page.value.enquiries.length === 0 && page.value.count > 0 && place.page > 1)
    return navigate({ page: 1 }, 'replace')
  $list.set({ status: 'ready', ...page.value })
  $tally.set(tally.value)
  newest = moment.value
  $newCount.set(0)
}

async function loadEnquiry(key: string) {
  const named = parseEnquiryKey(key)
  if (!named) return $openEnquiry.set('none')
  const here = $list.get().enquiries.find((enquiry) => enquiryKey(enquiry) === key)
  // Shows the list's data at once, then the current data.
  $openEnquiry.set(here ?? 'loading')
  const result = await oneEnquiry(named.kind, named.id)
  if ($inboxLocation.get().open !== key) return
  if (!result.ok) onRefusal(result.failure)
  if (here && (!result.ok || result.value?.version === here.version)) return
  $openEnquiry.set(result.ok ? (result.value ?? 'gone') : 'error')
}

function applyLocation(next: InboxLocation) {
  const before = $inboxLocation.get()
  $inboxLocation.set(next)
  if (!isSameList(before, next)) void loadList()
  const { open: key } = next
  const current = $openEnquiry.get()
  if (key !== before.open || (typeof current === 'object' && enquiryKey(current) !== key)) void loadEnquiry(key)
}

/** Navigates within the inbox. Typing replaces the history entry, so that Back skips single letters. */
export function navigate(changes: Partial<InboxLocation>, how: 'push' | 'replace' = 'push') {
  const next = { ...$inboxLocation.get(), ...changes }
  const address = location.pathname + inboxQuery(next)
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(history.state, '', address)
  applyLocation(next)
}

/** The address of a location in the inbox. */
export const inboxUrl = (changes: Partial<InboxLocation>, place = $inboxLocation.get()) =>
  paths.adminEnquiries + inboxQuery({ ...place, ...changes })

/** Reads the list and the open enquiry again. */
export const retry = () => {
  void loadList()
  void loadEnquiry($inboxLocation.get().open)
}

/** Shows arrivals: the unfiltered first page. */
export function showNewEnquiries() {
  const plain = isSameList($inboxLocation.get(), noFilters)
  $announcement.set('')
  if (plain) void loadList()
  else navigate({ ...noFilters })
}

const pollIntervalMs = 15_000

async function pollForNew() {
  if (document.visibilityState !== 'visible' || $session.get().status !== 'signed-in' || $list.get().status !== 'ready')
    return
  const result = await countNewer(newest)
  // Ignore polling errors: any action will report them.
  if (result.ok) $newCount.set(result.value)
}

/** Starts: reads the address, follows Back, and polls for arrivals. Returns the stop function. */
export function startInbox() {
  const back = () => applyLocation(parseInboxUrl(location.search))
  const stopSession = $session.listen(
    ({ status }, before) => void (status === 'signed-in' && before?.status === 'expired' && retry()),
  )
  const poll = () => void pollForNew()
  const clock = setInterval(poll, pollIntervalMs)
  addEventListener('popstate', back)
  document.addEventListener('visibilitychange', poll)
  $inboxLocation.set(parseInboxUrl(location.search))
  void loadAssignees()
  void loadList().then(() => loadEnquiry($inboxLocation.get().open))
  return () => {
    stopSession()
    clearInterval(clock)
    removeEventListener('popstate', back)
    document.removeEventListener('visibilitychange', poll)
  }
}
