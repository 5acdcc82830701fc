import { atom } from 'nanostores'

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
export function readPreferences(text: string | null): Preferences {
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

const stored = () => {
  try {
    return localStorage.getItem(preferencesKey)
  } catch {
    // Storage is forbidden: a choice lasts as long as its page.
    return null
  }
}

/** The visitor's choice, the same in every tab. */
export const $preferences = atom<Preferences>(typeof window === 'undefined' ? none : readPreferences(stored()))

/** Changes the choice and keeps it; with nothing chosen, nothing is kept. */
export function prefer(changes: Partial<Preferences>) {
  const next = { ...$preferences.get(), ...changes }
  $preferences.set(next)
  try {
    if (next.currency || next.size) localStorage.setItem(preferencesKey, JSON.stringify(next))
    else localStorage.removeItem(preferencesKey)
  } catch {
    // Full or forbidden.
  }
}

/** Follows the choice made in another tab; until the page goes. */
export const followOtherTabs = () =>
  addEventListener(
    'storage',
    ({ key, newValue }) => key === preferencesKey && $preferences.set(readPreferences(newValue)),
  )
