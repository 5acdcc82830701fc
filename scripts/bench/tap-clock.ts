/** The messages of a page. Times are milliseconds since 1970, so that they continue across pages. */
export type TapMessage =
  /** The control is visible, with its centre here. Sent again when it moves. */
  | { kind: 'drawn'; at: number; navigation: number; x: number; y: number; width: number }
  /** A finger touched the control or a place beside it. */
  | { kind: 'tapped'; at: number; hit: boolean }
  /** The first frame after the touch that shows a sign of it or a part of the response. */
  | { kind: 'sign'; at: number }
  | { kind: 'answered'; at: number; newPage: boolean }

/** What a tap's test may query in the page. */
export interface Sight {
  /** Whether an element is visible, not covered, and contains the given text. */
  visible: (selector: string, holds?: (element: Element) => boolean) => boolean
  /** An element's left edge in CSS pixels from the window's edge; far away if there is no such element. */
  left: (selector: string) => number
}

export interface Control {
  selector: string
  /** Its text must include this. */
  text?: string
}

/** Runs in every page before the page's own scripts, so it uses only its arguments. */
function tapClock(
  control: Control,
  responded: (sight: Sight) => boolean,
  begun: ((sight: Sight) => boolean) | undefined,
  report: (message: TapMessage) => void,
) {
  const tapKey = 'tap-clock'
  const epoch = (sincePage: number) => performance.timeOrigin + sincePage
  const earlier = sessionStorage.getItem(tapKey) !== null
  let tapped = earlier
  let tapTime = 0
  let frames = 0
  let signalled = false
  let place = ''
  let busyBefore = new Set<Element>()

  const busy = () => document.querySelectorAll('[aria-busy=true], [data-asking], [data-pressed]')
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  const inSight = (element: Element) => {
    // Reading the position would force the layout of a deferred part.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    // Null outside the window. During a page transition, the root element is everywhere.
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return (
      there !== null &&
      (element.contains(there) || there.contains(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const sight: Sight = {
    visible: (selector, holds = () => true) =>
      [...document.querySelectorAll(selector)].some((element) => holds(element) && inSight(element)),
    left: (selector) => document.querySelector(selector)?.getBoundingClientRect().left ?? Infinity,
  }
  const isControl = (element: Element) => element.textContent.includes(control.text ?? '')
  const findControl = () =>
    [...document.querySelectorAll(control.selector)].find((element) => isControl(element) && inSight(element))

  /** Sends a message with the time after this frame's paint. */
  const afterPaint = (send: (at: number) => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => send(epoch(performance.now()))
    port2.postMessage(null)
  }
  const watchControl = () => {
    const target = painted() && findControl()
    if (!target) return
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (place === `${x} ${y} ${width}`) return
    place = `${x} ${y} ${width}`
    afterPaint((at) => report({ kind: 'drawn', at, navigation: performance.timeOrigin, x, y, width }))
  }
  const hasSign = () => earlier || [...busy()].some((element) => !busyBefore.has(element)) || begun?.(sight)
  /** Reports a sign in the frame that shows the touch, with the browser's own time for that frame. */
  const reportShownTouch = () =>
    new PerformanceObserver((list) => {
      const shown = list.getEntries().find(({ name, startTime }) => name === 'pointerdown' && startTime === tapTime)
      if (shown) report({ kind: 'sign', at: epoch(shown.startTime + shown.duration) })
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  /** @returns whether the response is visible */
  const watchResponse = () => {
    if (!painted()) return false
    frames++
    if (!signalled && hasSign()) {
      signalled = true
      if (frames === 1 && !earlier) reportShownTouch()
      else afterPaint((at) => report({ kind: 'sign', at }))
    }
    if (responded(sight)) {
      afterPaint((at) => report({ kind: 'answered', at, newPage: earlier }))
      return true
    }
    return false
  }
  const frame = () => {
    if (!tapped) watchControl()
    else if (watchResponse()) return
    requestAnimationFrame(frame)
  }

  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (tapped) return
      tapped = true
      tapTime = timeStamp
      sessionStorage.setItem(tapKey, '')
      busyBefore = new Set(busy())
      const pressed = (target as Element).closest(control.selector)
      // The browser's own time. A busy main thread gets the event later.
      report({ kind: 'tapped', at: epoch(timeStamp), hit: pressed !== null && isControl(pressed) })
    },
    true,
  )
  requestAnimationFrame(frame)
}

/** The name of the page's function for its messages. */
export const reportName = 'tellTapClock'

/** The clock as a script for a page. The functions become text, so they use only their arguments. */
export const tapClockScript = (
  control: Control,
  responded: (sight: Sight) => boolean,
  begun?: (sight: Sight) => boolean,
) =>
  `if (location.protocol.startsWith('http') && top === window)
    (${String(tapClock)})(
      ${JSON.stringify(control)}, ${String(responded)}, ${String(begun)},
      (message) => void window.${reportName}(message))`
