import { queryClient } from './query-client'

// A screen's requests slow each other down, so what somebody looks at first is read first.

/** For `meta` of a query: what its screen shows first. */
export const firstRead = { isFirst: true }

const firstReads = () => queryClient.isFetching({ predicate: ({ meta }) => meta?.['isFirst'] === true })

/** The rows are on the screen. Safari has no idle callback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 100)
  })

/** Reads numbers and choices beside the first rows: once nothing is being read that the screen shows first. */
export const afterFirstRead =
  <Value>(read: () => Promise<Value>) =>
  async (): Promise<Value> => {
    // The reads of a screen begin in one turn.
    await new Promise((resolve) => setTimeout(resolve))
    if (firstReads() > 0) {
      await new Promise<void>((resolve) => {
        const stop = queryClient.getQueryCache().subscribe(() => {
          if (firstReads() > 0) return
          stop()
          resolve()
        })
      })
      await idle()
    }
    return read()
  }
