import { readStorage, removeStorage, writeStorage } from '../../../lib/storage/safe-storage'

// The station or university that a visitor last chose to travel to, so that every home's page shows it.

const key = 'train-place'

/** The slug of the place; null if there is none. */
export const readPlace = () => readStorage('localStorage', key) ?? null

/** An empty slug removes it. */
export const rememberPlace = (slug: string) =>
  void (slug ? writeStorage('localStorage', key, slug) : removeStorage('localStorage', key))
