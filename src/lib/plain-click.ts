import type { MouseEvent } from 'react'

/** Whether a press on a link asks for it in this tab; if so, the browser no longer follows it by itself. */
export function goesHere(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  event.preventDefault()
  return true
}
