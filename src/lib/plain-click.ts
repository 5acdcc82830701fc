type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Whether a click opens a link in this tab: primary button, no modifier keys. Scripts of pages without hydration (tabs,
 * area chooser, menu, valuation dialog opener) repeat it inline: a chunk shared with the islands would add 80 bytes and
 * a request to the first load.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A click on a link that is followed in place. Other clicks, such as for a new tab, work as usual. */
export const onPlainClick =
  <E extends Click & Pick<MouseEvent, 'preventDefault'>>(follow: (event: E) => void) =>
  (event: E) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    follow(event)
  }
