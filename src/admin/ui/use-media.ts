import { useSyncExternalStore } from 'react'

/** A hook that says whether the window matches a media query. */
function mediaHook(query: string) {
  let list: MediaQueryList | undefined
  // One for all rows of a list.
  const media = () => (list ??= matchMedia(query))
  const subscribe = (onChange: () => void) => {
    media().addEventListener('change', onChange)
    return () => media().removeEventListener('change', onChange)
  }
  return function useMedia() {
    return useSyncExternalStore(
      subscribe,
      () => media().matches,
      () => false,
    )
  }
}

/** Whether the screen is narrower than the breakpoint `tablet`. */
export const useIsPhone = mediaHook('(width < 46rem)')

/** Whether a day of a week has room for three appointments side by side, each with its time. */
export const useHasWideDays = mediaHook('(width >= 80rem)')
