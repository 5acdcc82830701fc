// A browser may forbid storage, which then throws as soon as it is touched, or it may be full. What is kept there is
// never needed: the page works, and forgets at a reload. The scripts that every page loads before a touch
// (save-buttons.ts, units.ts, the client:when directive) guard it themselves: a chunk shared with them would be one
// more request.

type StorageName = 'localStorage' | 'sessionStorage'

/** What `action` returns; undefined where storage is forbidden, full or absent, as on the server. */
function withStorage<T>(name: StorageName, action: (storage: Storage) => T): T | undefined {
  try {
    return action(globalThis[name])
  } catch {
    return undefined
  }
}

/** The text stored under a key; null where there is none. Undefined where storage is forbidden. */
export const readStorage = (name: StorageName, key: string) => withStorage(name, (storage) => storage.getItem(key))

/** @returns whether the text was stored */
export const writeStorage = (name: StorageName, key: string, text: string) =>
  withStorage(name, (storage) => {
    storage.setItem(key, text)
    return true
  }) ?? false

export const removeStorage = (name: StorageName, key: string) => withStorage(name, (storage) => storage.removeItem(key))

/** The keys of everything stored. */
export const storageKeys = (name: StorageName) => withStorage(name, Object.keys) ?? []
