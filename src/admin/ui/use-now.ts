import { useEffect, useState } from 'react'
import { serverDate } from '../../lib/time/server-time'

/** The current time, updated every half minute. */
export function useNow() {
  const [now, setNow] = useState(() => serverDate())
  useEffect(() => {
    const clock = setInterval(() => setNow(serverDate()), 30_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
