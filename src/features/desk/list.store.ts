import { atom, map } from 'nanostores'
import { type Status, statusWords } from '../../lib/listing-status'
import { paths } from '../../paths'
import { deleteProperty, setStatus } from './desk.queries'
import type { Counts, Home } from './home'
import { everything, type ListState, readState, stateSearch } from './list-state'
import { readPage } from './list.queries'
import { removePictures } from './pictures.queries'
import { keepList } from './tab'

/** What the list shows: the address said in values. */
export const $state = atom<ListState>(everything)

interface List {
  /** `loading` until the first answer; after that the old homes stay until the new ones are there. */
  is: 'loading' | 'ready' | 'failed'
  busy: boolean
  homes: Home[]
  counts: Counts | null
}
export const $list = map<List>({ is: 'loading', busy: false, homes: [], counts: null })

/** What the banner says; null when it was dismissed, or nothing went wrong. */
export const $problem = atom<string | null>(null)

/** Said in passing at the foot of the page, with a way to take it back where there is one. */
export const $said = atom<{ message: string; undo?: () => void } | null>(null)

let asked = 0

/** Reads the page that the state names. An answer that was overtaken by a later question is dropped. */
export async function load(): Promise<void> {
  const ours = ++asked
  $list.setKey('busy', true)
  const result = await readPage($state.get())
  if (ours !== asked) return
  $list.setKey('busy', false)
  if (!result.ok) {
    $problem.set('Failed to load properties')
    if ($list.get().is === 'loading') $list.setKey('is', 'failed')
    return
  }
  const { homes, counts, page } = result.value
  $list.set({ is: 'ready', busy: false, homes, counts })
  if (page !== $state.get().page) show({ page }, 'replace')
}

function adopt(state: ListState) {
  $state.set(state)
  keepList(stateSearch(state))
}

function show(changes: Partial<ListState>, way: 'push' | 'replace') {
  adopt({ ...$state.get(), ...changes })
  const address = paths.admin + stateSearch($state.get())
  if (way === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}

/** Shows another part of the list: the first page of it, unless a page is asked for. Back brings the old one back. */
export function go(changes: Partial<ListState>, way: 'push' | 'replace' = 'push'): void {
  show({ page: 1, ...changes }, way)
  void load()
}

/** Takes the state from the address, now and whenever Back or Forward changes it. @returns what ends that */
export function followAddress(): () => void {
  const follow = () => {
    adopt(readState(location.search))
    void load()
  }
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}

const replaced = (id: string, changes: Partial<Home>) =>
  $list.setKey('homes', $list.get().homes.map((home) => (home.id === id ? { ...home, ...changes } : home)))

/** Sets where a home stands, at once; what could not be set goes back, and says so. */
export async function changeStatus(home: Home, status: Status): Promise<void> {
  const before = home.status
  replaced(home.id, { status })
  const result = await setStatus(home.id, status)
  if (!result.ok) {
    replaced(home.id, { status: before })
    return $problem.set(result.failure.message)
  }
  $said.set({ message: `${home.title}: ${statusWords[status]}`, undo: () => void changeStatus({ ...home, status }, before) })
}

/** Removes a home, its uploaded pictures and its row of the list; says why not where that fails. */
export async function remove(home: Home): Promise<boolean> {
  const result = await deleteProperty(home.id)
  if (!result.ok) {
    $problem.set(result.failure.message || 'Failed to delete property')
    return false
  }
  void removePictures(result.value)
  const { homes, counts } = $list.get()
  $list.setKey('homes', homes.filter(({ id }) => id !== home.id))
  if (counts) $list.setKey('counts', { ...counts, all: counts.all - 1, [home.listingType]: counts[home.listingType] - 1 })
  $said.set({ message: `Deleted: ${home.title}` })
  // The next page's first home moves up.
  void load()
  return true
}
