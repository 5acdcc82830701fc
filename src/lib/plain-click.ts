type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Whether a press on a link asks for it in this tab: the main button, and none of the keys that open another tab. The
 * scripts of pages that hydrate nothing (tabs, the area chooser, the menu, the opener of the valuation dialog) write
 * it out: shared with the islands, these two lines are a file of their own, which is 80 bytes and a request before
 * anybody touches a page.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
