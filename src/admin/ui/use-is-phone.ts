import { useSyncExternalStore } from 'react'

const phone = () => matchMedia('(width < 46rem)')

function subscribe(onChange: () => void) {
  const media = phone()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the screen is narrower than the breakpoint `tablet`. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  )
