import { useEffect, useRef } from 'react'

/** Measures a bar at the bottom of a page, so that toasts appear above it (`AdminToasts`). */
export function useBottomBar() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--page-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--page-bar')
    }
  }, [])
  return bar
}
