import { useEffect, useRef, useState } from 'react'

/** A value that follows at once after a rest of `ms`, and while it keeps changing once in `ms`. */
export function useThrottled<T>(value: T, ms: number): T {
  const [current, setCurrent] = useState(value)
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        changedAt.current = performance.now()
        setCurrent(value)
      },
      Math.max(0, changedAt.current + ms - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [value, ms])
  return current
}
