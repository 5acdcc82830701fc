import { useEffect, useEffectEvent } from 'react'

/** Runs when Back or Forward shows this page again as the browser has kept it, with its state. */
export function usePageReturn(onReturn: () => void) {
  const onShow = useEffectEvent(onReturn)
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShow()
    }
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}
