/** The longest double click of most systems. */
const maxMs = 500
/** The distance between the two taps of a finger. */
const maxPx = 24

type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

/** Whether a second click belongs to the first. A click by keyboard, whose `detail` is 0, never does. */
export const isDoubleClick = (first: Click, second: Click) =>
  second.detail > 0 &&
  second.timeStamp - first.timeStamp < maxMs &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < maxPx
