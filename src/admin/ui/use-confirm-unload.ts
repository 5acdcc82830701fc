import { useEffect, useEffectEvent } from 'react'

/** Asks before the tab is closed, or leaves the page, while something would be lost. */
export function useConfirmUnload(isLossy: () => boolean) {
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isLossy()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onUnload(event)
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [])
}
