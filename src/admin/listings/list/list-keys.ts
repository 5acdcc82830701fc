import type { KeyboardEvent } from 'react'
import type { AdminListing } from '../listing-row'
import { clearSelection, $selected, select } from './selection.store'

// The keys of the list. Single letters mean something only while the focus is in the table, so that they never take a
// key from somebody who speaks to their computer or types elsewhere.

/** The keys in words, in the order in which they are shown. */
export const listKeys = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Space'], does: 'select' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['P'], does: 'price' },
  { keys: ['S'], does: 'status' },
  { keys: ['V'], does: 'view on site' },
  { keys: ['M'], does: 'more' },
  { keys: ['/'], does: 'search' },
] as const

/** The field that the list is searched in. */
export const searchId = 'desk-q'

/** The id of the link to a listing's form. */
export const editLinkId = (id: string) => `edit-${id}`

const focusRow = (listing: AdminListing | undefined) => {
  const link = listing && document.getElementById(editLinkId(listing.id))
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
}

/** Moves to the first row, from the search field. */
export const focusFirstRow = (listings: readonly AdminListing[]) => focusRow(listings[0])

/** What a key does while the focus is in the table. */
export function onListKey(event: KeyboardEvent<HTMLElement>, listings: readonly AdminListing[]): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  // Whoever types a price, or has a menu open, means that.
  if (target.matches('input:not([type=checkbox]), select, textarea') || target.closest('[popover]')) return
  const row = target.closest<HTMLElement>('[data-row]')
  const place = listings.findIndex(({ id }) => id === row?.dataset['row'])
  const listing = listings[place]
  const press = (selector: string) => row?.querySelector<HTMLElement>(selector)?.click()
  const actions: Record<string, () => void> = {
    ArrowDown: () => focusRow(listings[Math.min(place + 1, listings.length - 1)]),
    ArrowUp: () => (place > 0 ? focusRow(listings[place - 1]) : document.getElementById(searchId)?.focus()),
    '/': () => document.getElementById(searchId)?.focus(),
    p: () => press('[data-cell=price] button'),
    s: () => press('[data-cell=status] button'),
    v: () => press('[data-view]'),
    m: () => press('[data-menu]'),
  }
  // Without a selection Escape is the browser's: it closes a row's menu.
  if ($selected.get().size > 0) actions['Escape'] = clearSelection
  // On a link Space would move the page; on a button or a box it is that button's or box's own.
  if (target.matches('a'))
    actions[' '] = () => listing && select(listing, !$selected.get().has(listing.id), event.shiftKey)
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!action) return
  event.preventDefault()
  action()
}
