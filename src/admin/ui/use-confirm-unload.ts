import { useEffect, useEffectEvent } from 'react'

/** Whether another page of this site is opening in this tab, which keeps its drafts. */
let isOpeningPage = false

// A browser without the Navigation API does not tell this from closing the tab.
if ('navigation' in globalThis)
  globalThis.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (destination.sameDocument || downloadRequest !== null) return
    isOpeningPage = new URL(destination.url).origin === location.origin
    // The page may not open, such as without a connection.
    setTimeout(() => (isOpeningPage = false), 1000)
  })

let isDiscarding = false

/** Loads the page again without asking: the user has chosen to lose what is unsaved. */
export function discardAndReload() {
  isDiscarding = true
  location.reload()
}

/**
 * Asks before the tab is closed, or leaves the page, while something would be lost.
 * @param isLossy whether leaving loses something
 * @param isLossyInTab the same for another page of this site in this tab
 */
export function useConfirmUnload(isLossy: () => boolean, isLossyInTab = isLossy) {
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isDiscarding && (isOpeningPage ? isLossyInTab : isLossy)()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onUnload(event)
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [])
}
