import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

interface LateCode<T> {
  code?: T
  status: 'idle' | 'loading' | 'ready' | 'error'
  /** The last import failed: a fallback is shown. */
  failed: boolean
}

/** Code that loads when a part of a page needs it. Unlike with `lazy`, a failed import may run again. */
export function lateCode<T>(load: () => Promise<T>) {
  const $late = atom<LateCode<T>>({ status: 'idle', failed: false })
  const request = async () => {
    const { status, failed } = $late.get()
    if (status === 'loading' || status === 'ready') return
    $late.set({ status: 'loading', failed })
    try {
      $late.set({ status: 'ready', failed: false, code: await load() })
    } catch {
      $late.set({ status: 'error', failed: true })
    }
  }
  return { $late, request }
}

/** Loads the code at `occasion`, unless it is falsy. After a failure, a new occasion loads it again. */
export function useLateCode<T>({ $late, request }: ReturnType<typeof lateCode<T>>, occasion: unknown) {
  useEffect(() => {
    if (occasion) void request()
  }, [occasion, request])
  return useStore($late)
}
