/** The messages of a page. Times are milliseconds since 1970, so that they continue across pages. */
export type TapMessage =
  /** The control is visible, with its centre here. Sent again when it moves. */
  | { kind: 'visible'; at: number; navigation: number; x: number; y: number; width: number }
  /** A finger touched the control or a place beside it. */
  | { kind: 'tapped'; at: number; hit: boolean }
  /** The first frame that acknowledges the touch, or shows a part of the response. */
  | { kind: 'feedback'; at: number }
  | { kind: 'responded'; at: number; newPage: boolean }

/** The queries of the page that a tap's conditions may use. */
export interface PageProbe {
  /** Whether an element is visible, not covered, and contains the given text. */
  isVisible: (selector: string, predicate?: (element: Element) => boolean) => boolean
  /** An element's left edge in CSS pixels from the window's edge; Infinity without such an element. */
  leftEdge: (selector: string) => number
}

export interface Control {
  selector: string
  /** Its text must include this. */
  text?: string
}

/** Runs in every page before the page's own scripts, so it uses only its arguments. */
function tapClock(
  control: Control,
  hasResponded: (probe: PageProbe) => boolean,
  showsFeedback: ((probe: PageProbe) => boolean) | undefined,
  report: (message: TapMessage) => void,
) {
  const tapKey = 'tap-clock'
  const sinceEpoch = (sincePage: number) => performance.timeOrigin + sincePage
  const isNewPage = sessionStorage.getItem(tapKey) !== null
  let tapped = isNewPage
  let tapTime = 0
  let frames = 0
  let hasReportedFeedback = false
  let lastPosition = ''
  let busyBefore = new Set<Element>()

  const busyElements = () => document.querySelectorAll('[aria-busy=true], [data-outdated], [data-pressed]')
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  const isInViewport = (element: Element) => {
    // Reading the position would force the layout of a deferred part.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    // Null outside the window. During a page transition, the root element is everywhere.
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2)
    return (
      topElement !== null &&
      (element.contains(topElement) || topElement.contains(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const probe: PageProbe = {
    isVisible: (selector, predicate = () => true) =>
      [...document.querySelectorAll(selector)].some((element) => predicate(element) && isInViewport(element)),
    leftEdge: (selector) => document.querySelector(selector)?.getBoundingClientRect().left ?? Infinity,
  }
  const isControl = (element: Element) => element.textContent.includes(control.text ?? '')
  const findControl = () =>
    [...document.querySelectorAll(control.selector)].find((element) => isControl(element) && isInViewport(element))

  /** Sends a message with the time after this frame's paint. */
  const afterPaint = (send: (at: number) => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => send(sinceEpoch(performance.now()))
    port2.postMessage(null)
  }
  const watchControl = () => {
    const target = painted() && findControl()
    if (!target) return
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (lastPosition === `${x} ${y} ${width}`) return
    lastPosition = `${x} ${y} ${width}`
    afterPaint((at) => report({ kind: 'visible', at, navigation: performance.timeOrigin, x, y, width }))
  }
  const hasFeedback = () =>
    isNewPage || [...busyElements()].some((element) => !busyBefore.has(element)) || showsFeedback?.(probe)
  /** Reports feedback in the frame of the touch, with the browser's own time for that frame. */
  const reportShownTouch = () =>
    new PerformanceObserver((list) => {
      const touchEntry = list
        .getEntries()
        .find(({ name, startTime }) => name === 'pointerdown' && startTime === tapTime)
      if (touchEntry) report({ kind: 'feedback', at: sinceEpoch(touchEntry.startTime + touchEntry.duration) })
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  /** @returns whether the response is visible */
  const watchResponse = () => {
    if (!painted()) return false
    frames++
    if (!hasReportedFeedback && hasFeedback()) {
      hasReportedFeedback = true
      if (frames === 1 && !isNewPage) reportShownTouch()
      else afterPaint((at) => report({ kind: 'feedback', at }))
    }
    if (hasResponded(probe)) {
      afterPaint((at) => report({ kind: 'responded', at, newPage: isNewPage }))
      return true
    }
    return false
  }
  const onFrame = () => {
    if (!tapped) watchControl()
    else if (watchResponse()) return
    requestAnimationFrame(onFrame)
  }

  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (tapped) return
      tapped = true
      tapTime = timeStamp
      sessionStorage.setItem(tapKey, '')
      busyBefore = new Set(busyElements())
      const pressed = (target as Element).closest(control.selector)
      // The browser's own time: a busy main thread receives the event later.
      report({ kind: 'tapped', at: sinceEpoch(timeStamp), hit: pressed !== null && isControl(pressed) })
    },
    true,
  )
  requestAnimationFrame(onFrame)
}

/** The name of the page's function for its messages. */
export const reportName = 'reportToTapClock'

/** The clock as a script for a page. The functions become text, so they use only their arguments. */
export const tapClockScript = (
  control: Control,
  hasResponded: (probe: PageProbe) => boolean,
  showsFeedback?: (probe: PageProbe) => boolean,
) =>
  `if (location.protocol.startsWith('http') && top === window)
    (${String(tapClock)})(
      ${JSON.stringify(control)}, ${String(hasResponded)}, ${String(showsFeedback)},
      (message) => void window.${reportName}(message))`
