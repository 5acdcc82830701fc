/**
 * Repeats `work`, each time `intervalMs` after the last one ended, until it is closed. Logs each error once.
 * @param failure what failed, as the beginning of the logged line
 */
export function poll(work: () => Promise<unknown>, intervalMs: number, failure: string): { close: () => void } {
  let closed = false
  let lastError = ''
  const attempt = async () => {
    try {
      await work()
      lastError = ''
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (message !== lastError && !closed) console.error(`${failure}: ${message}`)
      lastError = message
    }
    if (!closed) timer = setTimeout(() => void attempt(), intervalMs)
  }
  let timer = setTimeout(() => void attempt(), intervalMs)
  return {
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
