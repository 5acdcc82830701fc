// The one source of the present moment in a browser: the visitor's clock, put right by the Date header of the backend's
// last answer. Until an answer has come the visitor's clock stands; the database has the last word.

// Two globals, since page scripts and islands share no file. One file for both makes every page wait for two more and
// weigh 300 bytes more (the strip of hours, 5 to 9 % of its script). Astro copies client directives into each page as
// text, so those cannot import at all.
declare global {
  /** Milliseconds by which the server's clock is ahead of the visitor's; every copy of this module shares it. */
  var clockOffset: number | undefined
  /** `learnServerTime`, for the client directive: a copy of it would double the directive's weight. */
  var learnTime: ((response: Pick<Response, 'headers'>) => void) | undefined
}

/** Where a tab keeps the offset for its next page. */
const storageKey = 'clock'
const changed = 'servertime'
// The header is cut to seconds, and an answer takes a while to arrive: a clock that is right to a minute is right.
const toleranceMs = 60_000

function offset(): number {
  if (globalThis.clockOffset === undefined) {
    try {
      globalThis.clockOffset = Number(sessionStorage.getItem(storageKey)) || 0
    } catch {
      // No browser, or storage is forbidden.
      globalThis.clockOffset = 0
    }
  }
  return globalThis.clockOffset
}

/** The present moment in milliseconds since 1970, as the server has it. */
export const serverNow = () => Date.now() + offset()

/** The present moment, as the server has it. */
export const serverDate = () => new Date(serverNow())

/** Learns from an answer what time it is. One whose Date header cannot be read (another origin's) teaches nothing. */
export function learnServerTime({ headers }: Pick<Response, 'headers'>): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  const learned = Math.abs(difference) < toleranceMs ? 0 : difference
  const isNews = Math.abs(learned - offset()) >= toleranceMs
  globalThis.clockOffset = learned
  if (!isNews) return
  try {
    sessionStorage.setItem(storageKey, String(learned))
  } catch {
    // The next page learns it anew.
  }
  globalThis.dispatchEvent?.(new Event(changed))
}

/** Calls a function when the time turns out to be another; hands back what ends that. */
export function onServerTime(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

/** `fetch` for clients of the backend: each answer says what time it is. */
export const timedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  learnServerTime(response)
  return response
}
