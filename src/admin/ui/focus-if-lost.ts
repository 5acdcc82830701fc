const maxFrames = 60

/**
 * Moves the focus if what had it has gone. Waits until a closed dialog has restored the focus, which it does a frame
 * after it has gone. What the dialog made inert takes the focus only some frames later.
 */
export function focusIfLost(moveFocus: () => void) {
  const isLost = () => document.activeElement === document.body
  function move(framesLeft: number) {
    if (isLost()) moveFocus()
    if (isLost() && framesLeft > 0) requestAnimationFrame(() => move(framesLeft - 1))
  }
  const check = () => {
    if (document.querySelector('[role=dialog]')) return void requestAnimationFrame(check)
    requestAnimationFrame(() => requestAnimationFrame(() => move(maxFrames)))
  }
  requestAnimationFrame(check)
}
