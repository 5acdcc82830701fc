import { useRef, useState } from 'react'
import type { Listing } from '../../../domain/listing/listing'
import { FullScreen } from './FullScreen'
import type { FullScreenTab } from './FullScreenTabs'

/**
 * The full-screen viewer on demand. Restores the focus to its opener.
 * @param onClose with the last picture, from 0
 */
export function useFullScreen(listing: Listing, onClose?: (position: number) => void) {
  const [start, setStart] = useState<{ tab: FullScreenTab; position: number; opening: number }>()
  const opener = useRef<HTMLElement>(undefined)

  const open = (from: HTMLElement, tab: FullScreenTab, position = 0) => {
    opener.current = from
    // A dialog's close event fires a frame later: a press before it mounts a new dialog.
    setStart((last) => ({ tab, position, opening: (last?.opening ?? 0) + 1 }))
  }
  const closed = (position: number, left: boolean) => {
    setStart((last) => (last === start ? undefined : last))
    if (!left) opener.current?.focus({ preventScroll: true })
    onClose?.(position)
  }
  return { open, element: start && <FullScreen key={start.opening} listing={listing} start={start} onClose={closed} /> }
}
