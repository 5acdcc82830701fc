import { expect, type Page } from '@playwright/test'

interface Shift {
  value: number
  /** Moved elements with their positions. */
  moved: string[]
}
type Observed = Window & { shifts?: Shift[] }

/** Chromium's rounding; a line of text that moves by one pixel exceeds it. */
const still = 0.001

/** Before a page opens: records layout shifts, except those after input. */
export const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = ((window as Observed).shifts = [])
    const name = (node: Node | null | undefined) => {
      if (!node) return 'something that is gone'
      const element = node instanceof Element ? node : node.parentElement
      const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
      const id = element?.id ? `#${element.id}` : ''
      return `${node.nodeName.toLowerCase()}${id} “${text}” (${element?.getAttribute('class')?.slice(0, 60) ?? ''})`
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) => `${name(node)} ${box(previousRect)} → ${box(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Fails if the page has shifted by more than `limit`, and names what moved. */
export async function expectNoShift(page: Page, where = page.url(), limit = still) {
  const shifts = await page.evaluate(
    // The last paint is reported in a separate task.
    () =>
      new Promise<Shift[] | undefined>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve((window as Observed).shifts), 50)),
      ),
  )
  if (!shifts) throw new Error('observeShifts comes before the page is opened.')
  const report = shifts.map(({ value, moved }) => `  ${value.toFixed(4)}\n    ${moved.join('\n    ')}`).join('\n')
  expect
    .soft(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `${where} shifts:\n${report}`,
    )
    .toBeLessThan(limit)
}
