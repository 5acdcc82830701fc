import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { lightningTargets } from '../../browser-floor.ts'

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)
const sheet = (css: string) => ({
  filename: 'sheet.css',
  code: Buffer.from(css),
  minify: true,
  targets: lightningTargets,
})

/** The class names in a sheet's selectors. */
export function classesInSheet(css: string): Set<string> {
  const found = new Set<string>()
  const visit = (component: SelectorComponent) => {
    if (component.type === 'class') found.add(component.name)
    if ('selectors' in component) component.selectors?.flat().forEach(visit)
  }
  transform({ ...sheet(css), visitor: { Selector: (selector) => selector.forEach(visit) } })
  return found
}

/** Whether a selector asks for a class that is none of these; one in `:not` or `:has` is not asked for. */
const needsOtherOf = (classes: Set<string>) =>
  function needsOther(selector: Selector): boolean {
    return selector.some((component) => {
      if (component.type === 'class') return !classes.has(component.name)
      const isChoice = component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')
      return isChoice && component.selectors.every(needsOther)
    })
  }

/**
 * A sheet without the rules that can match nothing in a page with these class names, and without the custom properties
 * that neither it nor the page (`variables`) asks for. What stays, stays in its order.
 */
export function prune(css: string, classes: Set<string>, variables: Set<string>): string {
  const needsOther = needsOtherOf(classes)
  const Selector = (selector: Selector) => (needsOther(selector) ? [] : undefined)
  let pruned = transform({ ...sheet(css), visitor: { Selector } }).code.toString()
  // A property that only another unused one asked for goes in the next round.
  for (;;) {
    const asked = new Set([...matches(pruned, /var\((--[\w-]+)/g), ...variables])
    const unusedSymbols = matches(pruned, /[{;\s](--[\w-]+)\s*[:{]/g).filter((name) => !asked.has(name))
    const next = transform({ ...sheet(pruned), unusedSymbols }).code.toString()
    // A sheet in the syntax of old browsers need not come out of a round as it went in. With targets from the start, no
    // sheet would.
    if (next.length >= pruned.length) return transform({ ...sheet(pruned), targets: lightningTargets }).code.toString()
    pruned = next
  }
}
