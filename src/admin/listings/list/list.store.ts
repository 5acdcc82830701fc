import { atom, map } from 'nanostores'
import { toast } from '../../../components/ui/toast'
import { type Status, statusLabels } from '../../../domain/listing/listing-status'
import type { Failure } from '../../../lib/http/result'
import { formatPrice } from '../../../lib/format/money'
import { paths } from '../../../paths'
import { copyProperty, setPrice, setStatus } from '../listing.queries'
import type { Counts, AdminListing } from '../listing-row'
import { defaultListState, type ListState, readState, stateSearch } from './list-state'
import { readPage, readViewCounts } from './list.queries'
import { type Negotiator, readNegotiators } from './negotiators.queries'
import { storeListSearch } from '../list-url'

/** The list's state: the parsed address. */
export const $state = atom<ListState>(defaultListState)

interface List {
  /** `loading` until the first response; afterwards the previous listings stay until new ones arrive. */
  status: 'loading' | 'ready' | 'error'
  busy: boolean
  listings: AdminListing[]
  counts: Counts | null
}
export const $list = map<List>({ status: 'loading', busy: false, listings: [], counts: null })

/** The number of listings per view; empty until loaded. */
export const $viewCounts = atom<Record<string, number>>({})

/** Current staff; empty until loaded. */
export const $negotiators = atom<readonly Negotiator[]>([])
export async function loadNegotiators(): Promise<void> {
  const result = await readNegotiators()
  if (result.ok) $negotiators.set(result.value)
}

/** The banner's message; null if dismissed or without a problem. */
export const $problem = atom<string | null>(null)

/** The ids of pending deletions, hidden from the list. */
export const $pendingDeletions = atom<readonly string[]>([])

let latestRequest = 0

/** Loads the state's page. Responses to superseded requests are dropped. */
export async function load(): Promise<void> {
  const request = ++latestRequest
  $list.setKey('busy', true)
  void readViewCounts($state.get().type).then(
    (counted) => request === latestRequest && counted.ok && $viewCounts.set(counted.value),
  )
  const result = await readPage({ ...$state.get(), without: $pendingDeletions.get() })
  if (request !== latestRequest) return
  $list.setKey('busy', false)
  if (!result.ok) {
    $problem.set('Failed to load properties')
    if ($list.get().status === 'loading') $list.setKey('status', 'error')
    return
  }
  const { listings, counts, page } = result.value
  $list.set({ status: 'ready', busy: false, listings, counts })
  if (page !== $state.get().page) show({ page }, 'replace')
}

function applyState(state: ListState) {
  $state.set(state)
  storeListSearch(stateSearch(state))
}

function show(changes: Partial<ListState>, historyMode: 'push' | 'replace') {
  applyState({ ...$state.get(), ...changes })
  const address = paths.admin + stateSearch($state.get())
  if (historyMode === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}

/** Shows another part of the list, from its first page by default. Back restores the previous one. */
export function go(changes: Partial<ListState>, historyMode: 'push' | 'replace' = 'push'): void {
  show({ page: 1, ...changes }, historyMode)
  void load()
}

/**
 * Follows the address, including Back and Forward.
 * @returns the stop function
 */
export function followAddress(): () => void {
  const follow = () => {
    applyState(readState(location.search))
    void load()
  }
  // A list restored from the back/forward cache may be outdated.
  const refresh = ({ persisted }: PageTransitionEvent) => persisted && void load()
  follow()
  addEventListener('popstate', follow)
  addEventListener('pageshow', refresh)
  return () => {
    removeEventListener('popstate', follow)
    removeEventListener('pageshow', refresh)
  }
}

const updateListing = (id: string, changes: Partial<AdminListing>) =>
  $list.setKey(
    'listings',
    $list.get().listings.map((listing) => (listing.id === id ? { ...listing, ...changes } : listing)),
  )

/**
 * Sets a listing's status.
 * @returns the failure, or null
 */
export async function changeStatus(listing: AdminListing, status: Status): Promise<Failure | null> {
  const result = await setStatus(listing.id, listing.status, status)
  if (!result.ok) return result.failure
  updateListing(listing.id, { status: result.value })
  if (result.value !== status)
    return {
      kind: 'refused',
      message: `Somebody else set it to “${statusLabels[result.value]}”. ` + 'Nothing was changed. Choose again.',
    }
  toast(`${listing.title}: ${statusLabels[status]}`, {
    durationMs: 10_000,
    action: { label: 'Undo', onPress: () => void changeStatus({ ...listing, status }, listing.status).then(showError) },
  })
  return null
}

/** Shows a failed undo. */
const showError = (failure: Failure | null) => failure && $problem.set(failure.message)

/**
 * Sets a listing's price.
 * @returns the failure, or null
 */
export async function changePrice(listing: AdminListing, price: number): Promise<Failure | null> {
  const { id, title, listingType, price: before } = listing
  const result = await setPrice(id, before, price)
  if (!result.ok) return result.failure
  updateListing(id, { price: result.value })
  if (result.value !== price) {
    const now = result.value === null ? 'no price' : formatPrice(result.value, listingType)
    return { kind: 'refused', message: `Somebody else set it to ${now}. Nothing was changed.` }
  }
  const undo = before === null ? {} : { action: { label: 'Undo', onPress: () => void revert(before) } }
  const revert = (former: number) => changePrice({ ...listing, price }, former).then(showError)
  toast(`${title}: ${formatPrice(price, listingType)}`, { durationMs: 10_000, ...undo })
  return null
}

/** Creates a draft with a listing's facts and pictures, and opens it. */
export async function duplicate({ id }: AdminListing): Promise<void> {
  const result = await copyProperty(id)
  if (result.ok) location.assign(paths.adminProperty(result.value))
  else $problem.set(result.failure.message)
}

/** Removes a listing from the displayed list; the next page's first moves up. */
export function removeFromList({ id, listingType }: AdminListing): void {
  const { listings, counts } = $list.get()
  $list.setKey(
    'listings',
    listings.filter((listing) => listing.id !== id),
  )
  if (counts) $list.setKey('counts', { ...counts, all: counts.all - 1, [listingType]: counts[listingType] - 1 })
  void load()
}
