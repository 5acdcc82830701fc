import { type Browser, chromium } from '@playwright/test'
import { testBrowser } from './browser.ts'
import { logStep } from './cli.ts'
import { phone } from './time-taps.ts'

const processorSlowdown = 4
const longTaskMs = 50
/** The page is looked at for so long after it has loaded: idle callbacks are over by then. */
const restMs = 3000
const visits = 5
const templates = [
  '/',
  '/rent',
  '/property/cornwall-gardens-apartment',
  '/areas/kensington',
  '/calculators/buying-cost',
  '/landlords/lettings',
]

/** An event of Chrome's trace: times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args: { name?: string; data?: { url?: string; functionName?: string } }
}

interface LongTask {
  /** Milliseconds after the first paint. */
  start: number
  /** Milliseconds. */
  duration: number
  /** What it did longest, with the milliseconds of each, those within it taken off. */
  parts: [name: string, duration: number][]
}

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur

function partsOf(task: TraceEvent, within: TraceEvent[]): LongTask['parts'] {
  const own = new Map<string, number>()
  const open: { event: TraceEvent; own: number }[] = []
  const close = () => {
    const { event, own: left } = open.pop()!
    const { url, functionName } = event.args.data ?? {}
    const where = [functionName, url?.replace(/^.*\//, '')].filter(Boolean).join(' ')
    const name = where ? `${event.name} (${where})` : event.name
    own.set(name, (own.get(name) ?? 0) + left)
  }
  for (const event of [task, ...within]) {
    while (open.length > 0 && end(open.at(-1)!.event) <= event.ts) close()
    const outer = open.at(-1)
    if (outer) outer.own -= event.dur ?? 0
    open.push({ event, own: event.dur ?? 0 })
  }
  while (open.length > 0) close()
  return [...own]
    .map(([name, duration]): [string, number] => [name, duration / 1000])
    .filter(([, duration]) => duration >= 5)
    .sort(([, a], [, b]) => b - a)
}

/** The tasks of the page's main thread that take more than 50 ms after its first paint. */
function longTasks(events: TraceEvent[]): LongTask[] {
  const paint = events.filter(({ name }) => name === 'firstPaint').at(-1)
  if (!paint) return []
  const thread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  return thread
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts > paint.ts && dur > longTaskMs * 1000)
    .map((task) => ({
      start: (task.ts - paint.ts) / 1000,
      duration: task.dur! / 1000,
      parts: partsOf(
        task,
        thread.filter((event) => event !== task && event.ts >= task.ts && end(event) <= end(task)),
      ),
    }))
}

async function trace(chrome: Browser, address: string): Promise<TraceEvent[]> {
  const context = await chrome.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await chrome.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'],
  })
  await page.goto(address)
  await page.waitForTimeout(restMs)
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await context.close()
  return traceEvents
}

/** Prints the long tasks after the first paint of a page of each of six templates, or of the named ones. */
export async function traceTasks(origin: string, paths: string[]): Promise<void> {
  const chrome = await chromium.launch({ executablePath: await testBrowser(), args: ['--no-sandbox'] })
  try {
    for (const path of paths.length > 0 ? paths : templates) {
      logStep(`${path} …`)
      const all: LongTask[][] = []
      for (let n = 0; n < visits; n++) all.push(longTasks(await trace(chrome, origin + path)))
      // The visit that was blocked for a median time stands for them: a busy machine makes others longer.
      const blocked = (tasks: LongTask[]) => tasks.reduce((sum, { duration }) => sum + duration - longTaskMs, 0)
      const tasks = all.toSorted((a, b) => blocked(a) - blocked(b))[Math.floor(visits / 2)]!
      console.log(`${path}: ${tasks.length} tasks over ${longTaskMs} ms, blocked for ${blocked(tasks).toFixed(0)} ms`)
      for (const { start, duration, parts } of tasks) {
        console.log(`  ${duration.toFixed(0).padStart(4)} ms, ${start.toFixed(0)} ms after the first paint`)
        for (const [name, took] of parts.slice(0, 6)) console.log(`       ${took.toFixed(0).padStart(4)} ms ${name}`)
      }
    }
  } finally {
    await chrome.close()
  }
}
