import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { testChromiumPath } from '../lib/browser.ts'
import { startBuiltSite } from '../lib/built-site.ts'
import { logStep, UserError } from '../lib/cli.ts'
import { type Tap, taps } from './tap-list.ts'
import { tapClockScript, type TapMessage, reportName } from './tap-clock.ts'
import { percentiles } from './timing.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A slow connection: 400 kbit/s. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** The slowdown of a slow phone's processor. */
const processorSlowdown = 6
/** The time of the tap in milliseconds after navigation starts; null taps as soon as the control is visible. */
const tapTimesMs = [null, 3000, 6000] as const
/** The timeout for a response. */
const responseTimeoutMs = 20_000

/** Milliseconds of one tap. */
interface TapRun {
  /** From navigation to the visible control. */
  visibleMs: number
  /** From the touch to the first feedback and to the response; Infinity without one. */
  feedbackMs: number
  responseMs: number
  newPage: boolean
  /** The finger missed the control, because it had moved. */
  missed: boolean
}

type Message<Kind extends TapMessage['kind']> = Extract<TapMessage, { kind: Kind }>

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * A touch of 50 ms in the middle of the control. The browser creates it like a real screen, so its time is exact.
 * Without a window it causes no click, so it only times the feedback.
 */
const touch = (cdp: CDPSession, { x, y }: Message<'visible'>) =>
  cdp.send('Input.synthesizeTapGesture', { x, y, duration: 50, gestureSourceType: 'touch' })

/**
 * A tap in the middle of the control, or a drag to the left by six tenths of its width. Sent from outside, a touch
 * counts from the time it was sent. The browser first asks the page what is under it. While the page renders, this
 * takes 0.1 to 0.4 s, which the response time includes.
 */
async function tapOrSwipe(cdp: CDPSession, { x, y, width }: Message<'visible'>, swipe = false) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  const start = swipe ? x + width * 0.3 : x
  // A real finger does not wait for a busy page, so the events are sent without waiting for each other.
  const sent = [send('touchStart', start)]
  if (swipe) {
    for (let step = 1; step <= 10; step++) {
      await wait(16)
      sent.push(send('touchMove', start - width * 0.06 * step))
    }
    await wait(100)
  }
  sent.push(send('touchEnd'))
  await Promise.all(sent)
}

/** One visit with an empty cache and one tap: until its response, or only until the first feedback. */
async function timeTap(
  chrome: Browser,
  origin: string,
  tap: Tap,
  tapTimeMs: number | null,
  until: 'feedback' | 'responded',
): Promise<TapRun> {
  const context = await chrome.newContext(phone)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })

    const messages: TapMessage[] = []
    const first = <Kind extends TapMessage['kind']>(kind: Kind) =>
      messages.find((message): message is Message<Kind> => message.kind === kind)
    let wake = () => {}
    const waitForMessage = async (kind: TapMessage['kind']) => {
      const late = AbortSignal.timeout(responseTimeoutMs)
      late.addEventListener('abort', () => wake())
      while (!first(kind) && !late.aborted) await new Promise<void>((resolve) => (wake = resolve))
    }
    await page.exposeFunction(reportName, (message: TapMessage) => {
      messages.push(message)
      wake()
    })
    await page.addInitScript({ content: tapClockScript(tap.control, tap.hasResponded, tap.showsFeedback) })

    await page.goto(origin + tap.path, { waitUntil: 'commit' })
    await waitForMessage('visible')
    const visible = first('visible')
    if (!visible)
      throw new UserError(`On ${tap.path} there is nothing to tap for “${tap.name}” (scripts/bench/tap-list.ts).`)
    await wait(Math.max(0, visible.navigation + (tapTimeMs ?? 0) - Date.now()))
    // The current position.
    const place = messages.findLast((message) => message.kind === 'visible') ?? visible
    await (until === 'feedback' ? touch(cdp, place) : tapOrSwipe(cdp, place, tap.swipe))
    await waitForMessage(until)

    const tapped = first('tapped')
    const responded = first('responded')
    const since = (message: { at: number } | undefined) =>
      tapped && message ? Math.max(0, message.at - tapped.at) : Infinity
    return {
      visibleMs: visible.at - visible.navigation,
      feedbackMs: since(first('feedback')),
      responseMs: since(responded),
      newPage: responded?.newPage ?? false,
      missed: !tapped?.hit,
    }
  } finally {
    await context.close()
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const median = (times: number[]) => percentiles(times).p50

/**
 * The results of one tap in several runs as text; also the time when its control was visible, if that decided the time
 * of the tap.
 */
function describeRuns(runs: TapRun[], feedbackRuns: TapRun[], tapTimeMs: number | null): string {
  const among = (what: string, count: number) =>
    count === 0 ? [] : [count === runs.length ? what : `${what} in ${count} of ${runs.length}`]
  const responseMs = median(runs.map((run) => run.responseMs))
  const feedbackMs = median(feedbackRuns.map((run) => run.feedbackMs))
  const visibleMs = median(runs.map((run) => run.visibleMs))
  return [
    responseMs === Infinity ? `none in ${responseTimeoutMs / 1000} s` : `${seconds(responseMs)} s`,
    ...(feedbackMs < responseMs ? [`feedback at ${seconds(feedbackMs)}`] : []),
    ...among('new page', runs.filter(({ newPage }) => newPage).length),
    ...among('missed', runs.filter(({ missed }) => missed).length),
    ...(visibleMs > (tapTimeMs ?? 0) ? [`visible at ${seconds(visibleMs)}`] : []),
  ].join(', ')
}

/** Prints how long each tap waits for its response, as the median of `count` visits. */
async function timeTaps(origin: string, taps: Tap[], count: number): Promise<void> {
  const chrome = await chromium.launch({
    executablePath: await testChromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const rows: string[] = []
    for (const tap of taps) {
      logStep(`Tapping: ${tap.name} …`)
      const cells: string[] = []
      for (const tapTimeMs of tapTimesMs) {
        const runs: TapRun[] = []
        const feedbackRuns: TapRun[] = tap.swipe ? runs : []
        for (let n = 0; n < count; n++) {
          runs.push(await timeTap(chrome, origin, tap, tapTimeMs, 'responded'))
          if (!tap.swipe) feedbackRuns.push(await timeTap(chrome, origin, tap, tapTimeMs, 'feedback'))
        }
        cells.push(describeRuns(runs, feedbackRuns, tapTimeMs))
      }
      rows.push(`| ${tap.name} (${tap.path}) | ${cells.join(' | ')} |`)
    }
    const heads = tapTimesMs.map((tapTimeMs) =>
      tapTimeMs === null ? 'as soon as visible' : `at ${tapTimeMs / 1000} s`,
    )
    console.log(`\n| from tap to response | ${heads.join(' | ')} |\n|---|${'---|'.repeat(heads.length)}`)
    for (const row of rows) console.log(row)
    console.log(
      `\nMedian of ${count}: ${phone.viewport.width} × ${phone.viewport.height}, nothing in the cache, ` +
        `${network.latency} ms to a response, ${(network.downloadThroughput * 8) / 1000} kbit/s, a processor ` +
        `${processorSlowdown} times slower.\nFeedback: the first visible reaction to the touch, before the response; ` +
        'a cell without it had none.',
    )
  } finally {
    await chrome.close()
  }
}

/**
 * Measures how long a visitor on a slow phone waits from a tap to its response.
 * @param visits for each tap
 * @param word a word of a tap's name; all taps without it
 */
export async function benchTaps(scratch: string, visits = '5', word = ''): Promise<void> {
  if (!/^[1-9]\d*$/.test(visits)) throw new UserError('How many visits? npm run bench -- taps 3')
  const chosen = taps.filter(({ name }) => name.includes(word))
  if (chosen.length === 0)
    throw new UserError(`No tap is called “${word}”: ${taps.map(({ name }) => name).join('; ')}.`)
  logStep('Building …')
  const built = await startBuiltSite(scratch)
  try {
    await timeTaps(built.origin, chosen, Number(visits))
  } finally {
    await built.stop()
  }
}
