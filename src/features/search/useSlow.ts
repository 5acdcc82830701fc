import { useEffect, useState } from 'react'

/** Whether something has been busy long enough to show a message. */
export function useSlow(busy: boolean, afterMs = 300): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy, afterMs])
  return slow
}
