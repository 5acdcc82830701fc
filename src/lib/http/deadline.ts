/**
 * A signal that aborts after so many milliseconds, or when the caller's does. `AbortSignal.any` and `.timeout` are
 * younger than the oldest browsers (browser-floor.ts).
 */
export function withDeadline(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  setTimeout(abort, milliseconds)
  return controller.signal
}
