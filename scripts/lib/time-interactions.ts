import { type Browser, chromium, type Locator } from '@playwright/test'
import { testBrowser } from './browser.ts'
import { logStep } from './cli.ts'
import { phone } from './time-taps.ts'
import { spread } from './timing.ts'

const processorSlowdown = 4
/** The finger leaves the screen for so long between two taps. */
const pauseMs = 400

/** Finds what is tapped in what lies uppermost: a dialog, or the page. */
type Tap = (top: Locator) => Locator
const seen = (all: Locator, position = 0) => all.filter({ visible: true }).nth(position)
const byRole =
  (role: 'button' | 'link') =>
  (name: string | RegExp): Tap =>
  (top) =>
    seen(top.getByRole(role, { name, exact: typeof name === 'string' }))
const button = byRole('button')
const link = byRole('link')
const nth =
  (selector: string, position = 0): Tap =>
  (top) =>
    seen(top.locator(selector), position)
const times = (count: number, tap: Tap) => Array.from({ length: count }, () => tap)

/** Forty taps of one visit, page by page. */
const visit: { path: string; taps: Tap[] }[] = [
  {
    path: '/',
    taps: [
      button('Menu'),
      button('Close'),
      link('Get a rental valuation'),
      button("Let's go"),
      button('Rental Valuation'),
      nth('label', 1),
      button('Next'),
      button('Close the valuation'),
    ],
  },
  {
    path: '/rent',
    taps: [
      ...[0, 1, 2].map((position) => nth('article [data-save]', position)),
      button('Filters'),
      nth('summary', 0),
      nth('label', 0),
      button(/^Show /),
      link(/on a Map/),
      button('Zoom in'),
      button('Zoom out'),
      link(/as a List/),
    ],
  },
  {
    path: '/property/cornwall-gardens-apartment',
    taps: [
      nth('[data-save]', 0),
      button(/all pictures, full screen/),
      ...times(3, button('Next picture')),
      button('Larger'),
      nth('[role=tab]', 1),
      button('Close full screen'),
      link('Enquire'),
      nth('#enquire input', 0),
      nth('#enquire input', 1),
      nth('#enquire input', 2),
    ],
  },
  {
    path: '/calculators/buying-cost',
    taps: [
      ...[1, 2, 0, 3, 4, 5].map((position) => nth('main input[type=radio] + label', position)),
      nth('main input[inputmode]'),
    ],
  },
  { path: '/fees', taps: [button('Menu'), button('Close')] },
]

/** Each interaction's duration is the longest of its events', as the browser tells them (Event Timing). */
function tellInteractions(tell: (duration: number) => void) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) tell(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function visitOnce(chrome: Browser, origin: string) {
  const context = await chrome.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  let step = ''
  const slowest = new Map<string, number>()
  await page.exposeFunction('tellInteraction', (duration: number) =>
    slowest.set(step, Math.max(duration, slowest.get(step) ?? 0)),
  )
  await page.addInitScript(`(${tellInteractions})((duration) => void window.tellInteraction(duration))`)
  for (const { path, taps } of visit) {
    await page.goto(origin + path)
    await page.waitForTimeout(3 * pauseMs)
    for (const [n, tap] of taps.entries()) {
      step = `${path} ${n + 1}`
      // Events of less than 16 ms are not told.
      slowest.set(step, 0)
      const dialog = page.locator('dialog[open]')
      await tap((await dialog.count()) > 0 ? dialog.last() : page.locator('body')).tap({ timeout: 10_000 })
      await page.waitForTimeout(pauseMs)
    }
  }
  await context.close()
  return slowest
}

/** Prints how long a page takes to draw what a tap changes, over a visit of forty taps. */
export async function timeInteractions(origin: string): Promise<void> {
  const chrome = await chromium.launch({ executablePath: await testBrowser(), args: ['--no-sandbox'] })
  try {
    logStep('Visiting …')
    const slowest = await visitOnce(chrome, origin)
    const { p50, p75, max } = spread([...slowest.values()])
    console.log(`\n${slowest.size} taps, a processor ${processorSlowdown} times slower: interaction to next paint`)
    console.log(`half within ${p50} ms, three quarters within ${p75} ms, the slowest ${max} ms.`)
    for (const [name, duration] of [...slowest].sort(([, a], [, b]) => b - a).slice(0, 8))
      console.log(`  ${String(duration).padStart(5)} ms  ${name}`)
  } finally {
    await chrome.close()
  }
}
