import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

interface RetryableImport<T> {
  code?: T
  /** The last import failed: a fallback is shown. */
  failed: boolean
}

/** Code that loads when a part of a page needs it. Unlike with `lazy`, a failed import may run again. */
export function retryableImport<T>(load: () => Promise<T>) {
  const $import = atom<RetryableImport<T>>({ failed: false })
  let running: Promise<boolean> | undefined
  const run = async () => {
    try {
      $import.set({ failed: false, code: await load() })
      return true
    } catch {
      $import.set({ failed: true })
      running = undefined
      return false
    }
  }
  /** Whether the code has loaded. */
  const request = () => (running ??= run())
  return { $import, request }
}

/** Loads the code at `trigger`, unless it is falsy. After a failure, a new trigger loads it again. */
export function useRetryableImport<T>({ $import, request }: ReturnType<typeof retryableImport<T>>, trigger: unknown) {
  useEffect(() => {
    if (trigger) void request()
  }, [trigger, request])
  return useStore($import)
}
