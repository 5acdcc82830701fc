import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in a page, or in these parts of it: each rule, and where it is broken. */
export async function axe(page: Page, ...parts: string[]): Promise<string[]> {
  // Only for frames does axe open a second page to put its results together, and ours have none.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  // What passes is not described node by node: nobody reads it.
  builder.options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  for (const part of parts) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
