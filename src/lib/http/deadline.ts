/** How long a function may take: longer than the 55 seconds that the database gives it, whose error explains more. */
export const functionTimeoutMs = 60_000

/**
 * A signal that aborts after a timeout or with the caller's signal. The oldest supported browsers lack
 * `AbortSignal.any` and `.timeout` (browser-floor.ts).
 */
export function withDeadline(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  setTimeout(abort, milliseconds)
  return controller.signal
}
