// The only source of the current time in a browser: the visitor's clock, corrected by the Date header of the last
// response. Until then the visitor's clock is used; the database decides.

// Globals, because page scripts and islands share no file. A shared chunk would cost every page two requests and 300
// bytes (5 to 9 % of the opening hours' script). Astro inlines client directives as text, so those cannot import at
// all.
declare global {
  /** Milliseconds that the server's clock is ahead of the visitor's; every copy of this module shares it. */
  var clockOffset: number | undefined
  /** `learnServerTime` for the client directive, which would double in size with its own copy. */
  var syncServerTime: ((response: Pick<Response, 'headers'>) => void) | undefined
}

/** The storage key that passes the offset to the tab's next page. */
const storageKey = 'clock'
const changed = 'servertime'
// The header is cut to seconds and a response takes time, so a minute's difference is ignored.
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

/** The current server time in milliseconds since 1970. */
export const serverNow = () => Date.now() + offset()

/** The current server time. */
export const serverDate = () => new Date(serverNow())

/** Learns the time from a response. Ignores a missing Date header (hidden for other origins). */
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
    // The next page learns it again.
  }
  globalThis.dispatchEvent?.(new Event(changed))
}

/** Calls a listener when the corrected time changes; returns the unsubscribe function. */
export function onServerTime(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

/** `fetch` for backend clients; each response updates the server time. */
export const timedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  learnServerTime(response)
  return response
}
