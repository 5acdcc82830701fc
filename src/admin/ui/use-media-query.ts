import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether the screen is narrower than the breakpoint `tablet`. */
export const useIsPhone = () => useMediaQuery('(width < 46rem)')
