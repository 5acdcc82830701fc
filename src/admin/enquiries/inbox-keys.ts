import { atom } from 'nanostores'
import { readStorage, writeStorage } from '../../lib/storage/safe-storage'
import { focusIfLost } from '../ui/focus-if-lost'

// The keys of the inbox, as in mail programs. They can be switched off, because speech input may type single letters.

interface InboxKey {
  key: string
  /** A word or two, for the bar. */
  label: string
  /** What the key does, in full. */
  help: string
  /** Only for those who may edit, or where enquiries are assigned. */
  requires?: 'edit' | 'assign'
}

/** The keys, in display order. */
const inboxKeys: readonly InboxKey[] = [
  { key: 'J', label: 'next', help: 'Next enquiry. In the list also ↓' },
  { key: 'K', label: 'previous', help: 'Previous enquiry. In the list also ↑' },
  { key: 'Enter', label: 'open', help: 'Open the enquiry' },
  { key: 'Esc', label: 'back', help: 'Back to the list, or clear the selection' },
  { key: 'E', label: 'close', help: 'Close the enquiry, or the selected ones, and go to the next', requires: 'edit' },
  { key: 'A', label: 'assign', help: 'Assign it, or the selected ones. A again: to me', requires: 'assign' },
  { key: 'R', label: 'reply', help: 'Reply', requires: 'edit' },
  { key: 'X', label: 'select', help: 'Select. With Shift: everything from the last selected one', requires: 'edit' },
  { key: '/', label: 'search', help: 'Search. From there, ↓ or Esc: back to the list' },
  { key: '?', label: 'all keys', help: 'Show these keys' },
]

/** The keys that work for an account. */
export const keysFor = (mayEdit: boolean, shared: boolean) =>
  inboxKeys.filter(({ requires }) => (requires === 'assign' ? mayEdit && shared : requires !== 'edit' || mayEdit))

const storageKey = 'inbox-keys'

/** Whether single letters work. */
export const $keysOn = atom(readStorage('localStorage', storageKey) !== 'off')
export function switchKeys(on: boolean) {
  writeStorage('localStorage', storageKey, on ? 'on' : 'off')
  $keysOn.set(on)
}

/** The id of the list's title. */
export const titleId = 'inbox-title'
/** The id of the search field. */
export const searchId = 'inbox-q'
/** The id of the link that opens an enquiry, by its key. */
export const rowId = (key: string) => `row-${key}`
export const focusFirstRow = () =>
  document.querySelector<HTMLElement>(`ol:not([aria-busy=true]) [id^=${rowId('')}]`)?.focus()

/** Whether list and enquiry are side by side (the breakpoint `desktop`). */
export const isSideBySide = () => matchMedia('(min-width: 75rem)').matches

/**
 * Moves the focus to the row of an enquiry, or to the list's title if it has none, if the button that had the focus has
 * gone with the selection.
 */
export const focusRowIfLost = (key: string | undefined) =>
  focusIfLost(() => {
    const row = key === undefined ? null : document.getElementById(rowId(key))
    ;(row ?? document.getElementById(titleId))?.focus()
  })

/** Whether a key belongs to a field, a menu or a dialog, or is a shortcut of the browser. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  if (target?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]')) return true
  // A toast is an alertdialog, and leaves the keys alone.
  return document.querySelector('dialog[open], [role=dialog], [role=menu]') !== null
}
