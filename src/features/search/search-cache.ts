import { readStorage, writeStorage } from '../../lib/storage/safe-storage'
import type { SearchResults } from './search.queries'

// What was found in this tab, so that Back shows it at once. What is shown from here is asked for again behind it.

const most = 8
const oldest = 15 * 60_000

interface CacheEntry {
  at: number
  result: SearchResults
}

/**
 * The last few answers under a name, by the question. They outlive a visit to another page of this tab, for a quarter
 * of an hour.
 */
export function searchCache(name: string) {
  let entries = new Map<string, CacheEntry>()
  try {
    entries = new Map(JSON.parse(readStorage('sessionStorage', name) ?? '[]') as [string, CacheEntry][])
  } catch {
    // Not ours.
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
      for (const old of [...entries.keys()].slice(0, -most)) entries.delete(old)
      writeStorage('sessionStorage', name, JSON.stringify([...entries]))
    },
  }
}
