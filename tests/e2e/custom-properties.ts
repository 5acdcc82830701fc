import type { Page } from '@playwright/test'

/**
 * Undefined custom properties: each one that a rule uses without a fallback for an existing element. Reads all current
 * style sheets, including lazy ones, and only rules whose media query matches.
 */
export const withoutValue = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    const missing = new Set<string>()
    // Any element may enter these states.
    const state = /(?<!\\):(hover|active|focus|focus-visible|focus-within|target|target-current)\b(?!-)/g
    const pseudo = /(?<!\\)::?(before|after|placeholder|marker|backdrop|selection|file-selector-button|-webkit-[\w-]+)$/
    const check = (selector: string, names: string[]) => {
      const element = pseudo.exec(selector)
      const plain = selector.replace(pseudo, '').replace(state, ':nth-child(n)') || '*'
      for (const each of document.querySelectorAll(plain)) {
        const styles = getComputedStyle(each, element ? `::${element[1]}` : null)
        for (const name of names)
          if (!styles.getPropertyValue(name)) missing.add(`${name} in ${selector.slice(0, 100)}`)
      }
    }
    /** Splits a selector list at its top-level commas. */
    const split = (list: string) => list.match(/(?:\\.|\((?:\\.|\([^)]*\)|[^()\\])*\)|\[[^\]]*\]|[^,([\\])+/g) ?? []
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
        if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue
        if (rule instanceof CSSStyleRule) {
          const names = [...rule.style.cssText.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
            .map(([, name]) => name!)
            .filter((name) => !root.getPropertyValue(name))
          if (names.length > 0) for (const selector of split(rule.selectorText)) check(selector.trim(), names)
        }
        if (rule instanceof CSSImportRule) walk(rule.styleSheet!.cssRules)
        else if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets)
      if (!sheet.disabled && matchMedia(sheet.media.mediaText).matches) walk(sheet.cssRules)
    return [...missing]
  })
