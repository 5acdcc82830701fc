import { atom } from 'nanostores'
import { paths } from '../../../paths'
import { failureOf } from '../../query/request-error'
import { defaultListState, type ListState, readState, stateSearch } from './list-state'
import type { AdminListing } from '../listing-row'
import { storeListSearch } from '../list-url'

/** The list's state: the parsed address. */
export const $state = atom<ListState>(defaultListState)

/** The banner's message; null if dismissed or without a problem. */
export const $problem = atom<string | null>(null)
export const showError = (error: unknown) => $problem.set(failureOf(error).message)

/** The ids of pending deletions, hidden from the list. */
export const $pendingDeletions = atom<readonly string[]>([])

/** The dialog about one listing as its row was, which may change or leave the list; null if none is open. */
export const $dialog = atom<{
  listing: AdminListing
  about: 'status' | 'seekers' | 'archiving' | 'deletion'
} | null>(null)

function applyState(state: ListState) {
  $state.set(state)
  storeListSearch(stateSearch(state))
}

/** Shows another part of the list, from its first page by default. Back restores the previous one. */
export function navigate(changes: Partial<ListState>, historyMode: 'push' | 'replace' = 'push'): void {
  applyState({ ...$state.get(), page: 1, ...changes })
  const address = paths.admin + stateSearch($state.get())
  if (historyMode === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}

/**
 * Follows the address, including Back and Forward.
 * @returns the stop function
 */
export function followAddress(): () => void {
  const follow = () => applyState(readState(location.search))
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}
