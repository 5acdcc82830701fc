import { map } from 'nanostores'
import { $account } from '../../../lib/http/admin-session'
import { $problem } from './list.store'
import { type ListSettings, readSettings, storeSettings } from './list-settings.queries'

/** The account's list settings. Defaults until loaded, or if loading fails. */
export const $settings = map<ListSettings>({ columns: null, saved: [] })

export async function loadSettings(): Promise<void> {
  const result = await readSettings()
  if (result.ok) $settings.set(result.value)
}

/** Applies and stores a settings change; if storing fails, it lasts until the page closes. */
export async function changeSettings(changes: Partial<ListSettings>): Promise<void> {
  $settings.set({ ...$settings.get(), ...changes })
  const account = $account.get()
  if (!account) return
  const result = await storeSettings(account.id, $settings.get())
  if (!result.ok) $problem.set('Your choice could not be saved. It lasts until you leave this page.')
}
