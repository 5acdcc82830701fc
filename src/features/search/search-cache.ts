import type { FoundListings } from './search.queries'

// What was found in this tab, so that Back shows it at once. What is shown from here is asked for again behind it.

const most = 8
const oldest = 15 * 60_000

interface Kept {
  at: number
  result: FoundListings
}

// A browser may forbid storage; Back then asks the database, and does everything else.
const storage = () => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/**
 * The last few answers under a name, by the question. They outlive a visit to another page of this tab, for a quarter
 * of an hour.
 */
export function searchCache(name: string) {
  let answers = new Map<string, Kept>()
  try {
    answers = new Map(JSON.parse(storage()?.getItem(name) ?? '[]') as [string, Kept][])
  } catch {
    // Not ours, or forbidden.
  }
  return {
    get(question: string): FoundListings | undefined {
      const kept = answers.get(question)
      // An entry of an older version of the site has no `result`.
      return kept?.result && Date.now() - kept.at < oldest ? kept.result : undefined
    },
    keep(question: string, result: FoundListings) {
      answers.delete(question)
      answers.set(question, { at: Date.now(), result })
      for (const old of [...answers.keys()].slice(0, -most)) answers.delete(old)
      try {
        storage()?.setItem(name, JSON.stringify([...answers]))
      } catch {
        // Full or forbidden.
      }
    },
  }
}
