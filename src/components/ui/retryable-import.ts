import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

interface RetryableImport<T> {
  code?: T
  status: 'idle' | 'loading' | 'ready' | 'error'
  /** The last import failed: a fallback is shown. */
  failed: boolean
}

/** Code that loads when a part of a page needs it. Unlike with `lazy`, a failed import may run again. */
export function retryableImport<T>(load: () => Promise<T>) {
  const $import = atom<RetryableImport<T>>({ status: 'idle', failed: false })
  const request = async () => {
    const { status, failed } = $import.get()
    if (status === 'loading' || status === 'ready') return
    $import.set({ status: 'loading', failed })
    try {
      $import.set({ status: 'ready', failed: false, code: await load() })
    } catch {
      $import.set({ status: 'error', failed: true })
    }
  }
  return { $import, request }
}

/** Loads the code at `trigger`, unless it is falsy. After a failure, a new trigger loads it again. */
export function useRetryableImport<T>({ $import, request }: ReturnType<typeof retryableImport<T>>, trigger: unknown) {
  useEffect(() => {
    if (trigger) void request()
  }, [trigger, request])
  return useStore($import)
}
