import { useEffect, useState } from 'react'
import type { Result } from './result'

/**
 * Reads what an email's link leads to, by the secret in its address.
 * @returns the value: undefined while it is loading, null if the secret is unknown or missing
 */
export function useTokenRead<Value>(read: (token: string) => Promise<Result<Value | null>>) {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const [value, setValue] = useState<Value | null | undefined>(token ? undefined : null)
  const [isError, setError] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!token) return
    void read(token).then((result) => {
      setError(!result.ok)
      if (result.ok) setValue(result.value)
    })
  }, [read, token, attempt])

  // Whoever shows the button only after an error has no two requests at once, of which the last response would win.
  const retry = () => (setError(false), setAttempt(attempt + 1))
  return { token, value, setValue, isError, retry }
}
