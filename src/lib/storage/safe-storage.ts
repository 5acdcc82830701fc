// Storage may be forbidden, in which case any access throws, or full. Stored data is optional: without it the page
// works until a reload. Scripts that every page loads first (save-buttons.ts, Units.astro, the client:when directive)
// guard it themselves: a shared chunk would add a request.

type StorageName = 'localStorage' | 'sessionStorage'

/** Returns the result of `action`; undefined if storage is forbidden, full or absent, as on the server. */
function withStorage<T>(name: StorageName, action: (storage: Storage) => T): T | undefined {
  try {
    return action(globalThis[name])
  } catch {
    return undefined
  }
}

/** The text stored under a key; null if there is none, undefined if storage is forbidden. */
export const readStorage = (name: StorageName, key: string) => withStorage(name, (storage) => storage.getItem(key))

/** @returns whether the text was stored */
export const writeStorage = (name: StorageName, key: string, text: string) =>
  withStorage(name, (storage) => {
    storage.setItem(key, text)
    return true
  }) ?? false

export const removeStorage = (name: StorageName, key: string) => withStorage(name, (storage) => storage.removeItem(key))

/** All stored keys. */
export const storageKeys = (name: StorageName) => withStorage(name, Object.keys) ?? []
