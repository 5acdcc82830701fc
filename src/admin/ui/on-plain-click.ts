import type { MouseEvent } from 'react'
import { isPlainClick } from '../../lib/plain-click'

/** A click on a link that is followed in place. Other clicks, such as for a new tab, work as usual. */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  follow()
}
