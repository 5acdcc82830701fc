import { atom } from 'nanostores'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage/safe-storage'

// In what a visitor likes prices and sizes, beside pounds and square feet. Kept in this browser alone.

export interface Preferences {
  /** A currency beside the pound, `NGN`; empty for none. */
  currency: string
  /** `m2` for square metres beside the square feet; empty for none. */
  size: string
}

const preferencesKey = 'preferences'
const none: Preferences = { currency: '', size: '' }

/** What was kept; none where nothing was, or nothing that can be read. */
export function readPreferences(text: string | null | undefined): Preferences {
  try {
    const { currency, size } = JSON.parse(text ?? '{}') as Partial<Preferences>
    return {
      currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : '',
      size: size === 'm2' ? 'm2' : '',
    }
  } catch {
    return none
  }
}

/** The visitor's choice, the same in every tab. */
export const $preferences = atom<Preferences>(readPreferences(readStorage('localStorage', preferencesKey)))

/** Changes the choice and keeps it; with nothing chosen, nothing is kept. */
export function prefer(changes: Partial<Preferences>) {
  const next = { ...$preferences.get(), ...changes }
  $preferences.set(next)
  if (next.currency || next.size) writeStorage('localStorage', preferencesKey, JSON.stringify(next))
  else removeStorage('localStorage', preferencesKey)
}

/** Follows the choice made in another tab; until the page goes. */
export const followOtherTabs = () =>
  addEventListener(
    'storage',
    ({ key, newValue }) => key === preferencesKey && $preferences.set(readPreferences(newValue)),
  )
