import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Resolves once no transition runs: half-way between two colours, a text may lack contrast. */
const settled = async () => {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  const ends = Promise.all(running.map(({ finished }) => finished.catch(() => {})))
  // An animation that the browser has stopped drawing never ends.
  await Promise.race([ends, new Promise((resolve) => setTimeout(resolve, 5000))])
}

/** axe violations in a page or parts of it: each rule, and where it fails. */
export async function axe(page: Page, ...parts: string[]): Promise<string[]> {
  // axe needs a second page only for frames, which ours lack.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  // Passing nodes are not described.
  builder.options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  for (const part of parts) builder.include(part)
  await page.evaluate(settled)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Expects that a page has no violation and fits the screen, of a phone, a tablet and a desktop. */
export async function expectSoundAtEveryWidth(page: Page): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}
