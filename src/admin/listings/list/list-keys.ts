import type { KeyboardEvent } from 'react'
import { isIgnoredRepeat } from '../../ui/held-key'
import type { AdminListing } from '../listing-row'
import { clearSelection, $selected } from './selection.store'

// The list's keyboard shortcuts. Single letters work only inside the table, so that they do not interfere with speech
// input or typing.

const listKeys = [
  { keys: ['↑', '↓'], label: 'move', changes: false },
  { keys: ['Space'], label: 'select', changes: true },
  { keys: ['Enter'], label: 'open', changes: false },
  { keys: ['P'], label: 'price', changes: true },
  { keys: ['S'], label: 'status', changes: true },
  { keys: ['V'], label: 'view on site', changes: false },
  { keys: ['M'], label: 'more', changes: false },
  { keys: ['/'], label: 'search', changes: false },
] as const

/** The shortcuts that work for an account, in words and in display order. */
export const listKeysFor = (mayEdit: boolean) => listKeys.filter(({ changes }) => mayEdit || !changes)

/** The id of the search field. */
export const searchId = 'listing-search'

/** The id of the list's title, which takes the focus from a row that goes. */
export const titleId = 'listing-list-title'

/** The id of the link to a listing's form. */
export const editLinkId = (id: string) => `edit-${id}`

export const focusTitle = () => document.getElementById(titleId)?.focus()

const focusRow = (listing: AdminListing | undefined) => {
  const link = listing && document.getElementById(editLinkId(listing.id))
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
  return Boolean(link)
}

/** Moves from the selection's bar, which goes, to the row that was selected last; to the title if it is not here. */
export const focusLastRow = (selected: readonly AdminListing[]) => focusRow(selected.at(-1)) || focusTitle()

/** Moves from the search field to the first row. */
export const focusFirstRow = (listings: readonly AdminListing[]) => focusRow(listings[0])

/** Opens a menu as its own key does. */
function openMenu(button: HTMLElement | null | undefined) {
  button?.focus()
  button?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
}

/** Handles a key inside the table. */
export function onListKey(event: KeyboardEvent<HTMLElement>, listings: readonly AdminListing[]): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  // Ignores keys in inputs, and in menus and sheets, which React puts inside the table but the page does not.
  if (target.matches('input:not([type=checkbox]), select, textarea') || !event.currentTarget.contains(target)) return
  const row = target.closest<HTMLElement>('[data-row]')
  const index = listings.findIndex(({ id }) => id === row?.dataset['row'])
  const press = (selector: string) => row?.querySelector<HTMLElement>(selector)?.click()
  const actions: Record<string, () => void> = {
    ArrowDown: () => focusRow(listings[Math.min(index + 1, listings.length - 1)]),
    ArrowUp: () => (index > 0 ? focusRow(listings[index - 1]) : document.getElementById(searchId)?.focus()),
    '/': () => document.getElementById(searchId)?.focus(),
    p: () => press('[data-cell=price] button'),
    s: () => press('[data-cell=status] button'),
    v: () => press('[data-view]'),
    m: () => openMenu(row?.querySelector<HTMLElement>('[data-cell=actions] [aria-haspopup]')),
  }
  // Without a selection, Escape is left to the browser: it closes a row's menu.
  if ($selected.get().size > 0) actions['Escape'] = clearSelection
  // Space would scroll the page on a link; buttons and checkboxes handle it themselves.
  const checkbox = row?.querySelector('[type=checkbox]')
  if (target.matches('a') && checkbox)
    actions[' '] = () =>
      checkbox.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }))
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!action) return
  event.preventDefault()
  if (!isIgnoredRepeat(event)) action()
}
