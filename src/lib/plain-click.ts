import type { MouseEvent } from 'react'

/** Whether a press on a link asks for it in this tab: the main button, and none of the keys that open another tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
