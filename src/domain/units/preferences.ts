import { currency } from '#messages/language.ts'
import { atom } from 'nanostores'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage/safe-storage'

// The visitor's additional units, besides pounds and square feet. Stored only in this browser.

export interface Preferences {
  /** An additional currency, `NGN`; empty for none. */
  currency: string
  /** `m2` for additional square metres; empty for none. */
  size: string
}

const preferencesKey = 'preferences'
const initial: Preferences = { currency, size: '' }

/** Parses stored preferences; defaults if missing or invalid. */
export function readPreferences(text: string | null | undefined): Preferences {
  try {
    const { currency, size } = JSON.parse(text ?? '') as Partial<Preferences>
    return {
      currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : '',
      size: size === 'm2' ? 'm2' : '',
    }
  } catch {
    return initial
  }
}

/** The visitor's preferences, shared by every tab. */
export const $preferences = atom<Preferences>(readPreferences(readStorage('localStorage', preferencesKey)))

/** Changes the preferences and stores them; removes the entry of those that an edition begins with. */
export function prefer(changes: Partial<Preferences>) {
  const next = { ...$preferences.get(), ...changes }
  $preferences.set(next)
  if (next.currency !== initial.currency || next.size)
    writeStorage('localStorage', preferencesKey, JSON.stringify(next))
  else removeStorage('localStorage', preferencesKey)
}

/** Follows changes in other tabs, and those that were made before Back restored this page. */
export function followOtherPages() {
  addEventListener(
    'storage',
    ({ key, newValue }) => key === preferencesKey && $preferences.set(readPreferences(newValue)),
  )
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && $preferences.set(readPreferences(readStorage('localStorage', preferencesKey))),
  )
}
