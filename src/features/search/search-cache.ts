import { readStorage, writeStorage } from '../../lib/storage/safe-storage'
import type { SearchResults } from './search.queries'

// Cached results of this tab, so that Back shows them at once. They are refreshed in the background.

const maxEntries = 8
const oldest = 15 * 60_000

interface CacheEntry {
  at: number
  result: SearchResults
}

/**
 * The latest results under a name, by cache key. They survive visits to other pages of the tab, for a quarter of an
 * hour.
 */
export function searchCache(name: string) {
  let entries = new Map<string, CacheEntry>()
  try {
    entries = new Map(JSON.parse(readStorage('sessionStorage', name) ?? '[]') as [string, CacheEntry][])
  } catch {
    // Foreign data.
  }
  return {
    get(key: string): SearchResults | undefined {
      const entry = entries.get(key)
      // An entry of an older version of the site has no `result`.
      return entry?.result && Date.now() - entry.at < oldest ? entry.result : undefined
    },
    keep(key: string, result: SearchResults) {
      entries.delete(key)
      entries.set(key, { at: Date.now(), result })
      for (const old of [...entries.keys()].slice(0, -maxEntries)) entries.delete(old)
      writeStorage('sessionStorage', name, JSON.stringify([...entries]))
    },
  }
}
