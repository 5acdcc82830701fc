import { useEffect, useRef } from 'react'

/** Measures a bar at the bottom of a page, so that toasts appear above it (`AdminToasts`). */
export function useBottomBar() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // On a low screen it is at the end of the page.
      const isSticky = getComputedStyle(element).position === 'sticky'
      style.setProperty('--page-bar', isSticky ? `${element.offsetHeight}px` : '0px')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--page-bar')
    }
  }, [])
  return bar
}
