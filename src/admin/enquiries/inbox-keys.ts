import { atom } from 'nanostores'
import { readStorage, writeStorage } from '../../lib/storage/safe-storage'

// The keys of the inbox, as in mail programs. They can be switched off, because speech input may type single letters.

/** The keys in words, in display order. */
export const inboxKeys = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Esc'], does: 'back' },
  { keys: ['E'], does: 'close' },
  { keys: ['A'], does: 'assign' },
  { keys: ['R'], does: 'reply' },
  { keys: ['X'], does: 'select' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'all keys' },
] as const

/** What each key does, in full. */
export const keyHelp = [
  { keys: ['J', '↓'], does: 'Next enquiry' },
  { keys: ['K', '↑'], does: 'Previous enquiry' },
  { keys: ['Enter'], does: 'Open the enquiry' },
  { keys: ['Esc'], does: 'Back to the list, or clear the selection' },
  { keys: ['E'], does: 'Close the enquiry, or the selected ones, and go to the next' },
  { keys: ['A'], does: 'Assign it, or the selected ones. A again: to me' },
  { keys: ['R'], does: 'Reply' },
  { keys: ['X'], does: 'Select. With Shift: everything from the last selected one' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'Show these keys' },
] as const

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

/** Moves the focus to the list's title, if the button that had it has gone with the selection. */
export const keepFocus = () =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus({ preventScroll: true })
  }, 100)

/** Whether a key belongs to a field, a menu or a dialog, or is a shortcut of the browser. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  if (target?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]')) return true
  // A toast is an alertdialog, and leaves the keys alone.
  return document.querySelector('dialog[open], [role=dialog], [role=menu]') !== null
}
