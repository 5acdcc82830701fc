import { atom } from 'nanostores'
import { $session, checkSession } from '../../../lib/http/admin-session'
import type { Failure } from '../../../lib/http/result'
import { paths } from '../../../paths'
import { type Enquiry, fromKey, keyOf, type Tally } from './inbox'
import { countNewer, enquiriesPage, enquiryTally, newestMoment, oneEnquiry } from './inbox.queries'
import { fromSearch, noFilters, type Place, sameList, toSearch } from './inbox-url'

/** Where one is: the address bar says the same. */
export const $place = atom<Place>({ ...noFilters, open: '' })

export interface List {
  /** `waiting`: nothing to show yet. `changing`: what is shown is the list before. */
  status: 'waiting' | 'changing' | 'ready' | 'failed'
  enquiries: Enquiry[]
  count: number
}
export const $list = atom<List>({ status: 'waiting', enquiries: [], count: 0 })
export const $tally = atom<Tally[]>([])
export const $failure = atom<Failure['kind'] | null>(null)

/** How many have come since the list was read. */
export const $arrived = atom(0)
/** The enquiry that is open; `gone` where its address leads to none. */
export const $opened = atom<Enquiry | 'none' | 'waiting' | 'gone' | 'failed'>('none')
/** What is said in passing to those who listen. */
export const $said = atom('')

let newest = ''
let turn = 0

/** The failure's kind, after a refusal was followed up: it may be that the session is over. */
export function refusal({ kind }: Failure) {
  if (kind === 'refused') void checkSession()
  return kind
}

/** Says above the list what failed. */
export const complain = (failure: Failure) => $failure.set(refusal(failure))

/** Reads the list anew: its page, its counts, and from when on something is new. */
export async function load() {
  const mine = ++turn
  const place = $place.get()
  const before = $list.get()
  $list.set({ ...before, status: before.status === 'waiting' || before.status === 'failed' ? 'waiting' : 'changing' })
  const [page, tally, moment] = await Promise.all([enquiriesPage(place), enquiryTally(place.q), newestMoment()])
  // Another was asked for meanwhile.
  if (mine !== turn) return
  const failure = [page, tally, moment].find((answer) => !answer.ok)
  if (!page.ok || !tally.ok || !moment.ok) {
    $list.set({ ...before, status: before.enquiries.length > 0 ? 'ready' : 'failed' })
    if (failure && !failure.ok) complain(failure.failure)
    return
  }
  $failure.set(null)
  // Erased from, or narrowed since the link was made: the page is not there any more.
  if (page.value.enquiries.length === 0 && page.value.count > 0 && place.page > 1) return go({ page: 1 }, 'replace')
  $list.set({ status: 'ready', ...page.value })
  $tally.set(tally.value)
  newest = moment.value
  $arrived.set(0)
}

async function open(key: string) {
  const named = fromKey(key)
  if (!named) return $opened.set('none')
  const here = $list.get().enquiries.find((enquiry) => keyOf(enquiry) === key)
  // What the list knew is shown at once; what was done about it since, in another tab, as it comes.
  $opened.set(here ?? 'waiting')
  const answer = await oneEnquiry(named.kind, named.id)
  if ($place.get().open !== key) return
  if (!answer.ok) refusal(answer.failure)
  if (here && (!answer.ok || answer.value?.version === here.version)) return
  $opened.set(answer.ok ? (answer.value ?? 'gone') : 'failed')
}

function arrive(next: Place) {
  const before = $place.get()
  $place.set(next)
  if (!sameList(before, next)) void load()
  const { open: key } = next
  const opened = $opened.get()
  if (key !== before.open || (typeof opened === 'object' && keyOf(opened) !== key)) void open(key)
}

/** Goes somewhere within the inbox. Typing replaces the address, so that Back does not go letter by letter. */
export function go(changes: Partial<Place>, how: 'push' | 'replace' = 'push') {
  const next = { ...$place.get(), ...changes }
  const address = location.pathname + toSearch(next)
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(history.state, '', address)
  arrive(next)
}

/** Where a link to somewhere within the inbox leads. */
export const addressOf = (changes: Partial<Place>, place = $place.get()) =>
  paths.adminEnquiries + toSearch({ ...place, ...changes })

/** Tries again what failed: the list, and the open enquiry. */
export const again = () => {
  void load()
  if ($opened.get() === 'failed') void open($place.get().open)
}

/** Shows what has arrived: the first page, of all. */
export function showArrived() {
  const plain = sameList($place.get(), noFilters)
  $said.set('')
  if (plain) void load()
  else go({ ...noFilters })
}

const everyNow = 15_000

async function look() {
  if (document.visibilityState !== 'visible' || $session.get().is !== 'in' || $list.get().status !== 'ready') return
  const answer = await countNewer(newest)
  // Nobody is told that a look in passing failed: the next may not, and whoever presses something will hear of it.
  if (answer.ok) $arrived.set(answer.value)
}

/** Begins: reads the address, listens for Back, and looks out for what arrives. Returns how to stop. */
export function begin() {
  const back = () => arrive(fromSearch(location.search))
  const stopSession = $session.listen(({ is }, before) => void (is === 'in' && before?.is === 'lapsed' && again()))
  const clock = setInterval(look, everyNow)
  addEventListener('popstate', back)
  document.addEventListener('visibilitychange', look)
  $place.set(fromSearch(location.search))
  void load().then(() => open($place.get().open))
  return () => {
    stopSession()
    clearInterval(clock)
    removeEventListener('popstate', back)
    document.removeEventListener('visibilitychange', look)
  }
}
