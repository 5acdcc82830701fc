import { useEffect, useRef } from 'react'

/** Scrolls to an element that is below the window when its screen opens, and never again. */
export function useOpeningScroll<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  useEffect(() => {
    const element = target.current
    // Without a box it is in the hidden view. The browser has restored a place on the way back.
    if (!element || element.getClientRects().length === 0 || scrollY > 0) return
    if (element.getBoundingClientRect().top > innerHeight * 0.75)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return target
}
