import { readdirSync } from 'node:fs'
import { type AnyNode, parse } from 'acorn'
import { type Selector, transform } from 'lightningcss'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { browserFloor } from '../../src/browser-floor'
import { folder, pages, read } from './built'
import { publicScripts, scripts } from './public-scripts'

// Features that the oldest supported browsers (src/browser-floor.ts) lack: the build cannot transpile them, and one use
// breaks a script or drops a rule.

/** Built-ins by name, each newer than a supported browser. */
const young = new Set(
  `canParse toSorted toReversed toSpliced findLast findLastIndex toWellFormed isWellFormed fromAsync groupBy
  withResolvers throwIfAborted symmetricDifference isSubsetOf isSupersetOf isDisjointFrom union intersection difference
  startViewTransition checkVisibility showPopover hidePopover togglePopover requestClose setHTMLUnsafe getHTML
  moveBefore supportedValuesOf DurationFormat Segmenter userAgentData URLPattern randomUUID
  requestIdleCallback cancelIdleCallback OffscreenCanvas CompressionStream DecompressionStream adoptedStyleSheets
  attachInternals requestSubmit showPicker getOrInsert getOrInsertComputed ClipboardItem waitAsync fromBase64 toHex
  scheduler navigation`.split(/\s+/),
)
/** Built-ins whose name alone is ambiguous. */
const youngOf: Record<string, string[]> = {
  AbortSignal: ['any', 'timeout'],
  Promise: ['try'],
  RegExp: ['escape'],
  URL: ['parse'],
  Iterator: ['from', 'concat'],
}
/** Selectors that throw if unknown. */
const youngSelector = /:(has\(|popover-open|modal|open\b|user-(in)?valid)/
const lookbehind = /\(\?<[=!]/

/** Unguarded uses, with reasons. */
const allowed: [script: RegExp, use: string, reason: string][] = [
  [/./, 'hidePopover', 'popover-fallback.ts defines it where it is missing.'],
  [/^react\./, 'startViewTransition', 'React calls it for its ViewTransition, which no component uses.'],
  [/^react\./, 'navigation', 'Of React: it belongs to the same.'],
  // Chunks of two editions have the names of packages.
  [/^(start-swiper|a11y)\./, 'navigation', 'A setting of Swiper.'],
  [/^(DatePicker|index\.es)\./, '`:modal`', 'Floating UI catches what a selector throws.'],
  [/^(DatePicker|index\.es)\./, '`:popover-open`', 'The same.'],
]

/**
 * What the admin's libraries may use: staff need Safari 16.4 and Chrome 103 (README.md). React Aria detects
 * `checkVisibility`.
 */
const allowedInAdmin = ['static {}', 'userAgentData', 'AbortSignal.timeout', 'findLast', 'checkVisibility']

function walk(node: AnyNode, visit: (node: AnyNode, above: AnyNode[]) => void, above: AnyNode[] = []) {
  visit(node, above)
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof (child as AnyNode | null)?.type === 'string') walk(child as AnyNode, visit, [...above, node])
}

const isLogical = (node: AnyNode) =>
  node.type === 'LogicalExpression' || (node.type === 'UnaryExpression' && node.operator === '!')

/** Uses of newer features in a script without feature detection. */
function youngUses(code: string): string[] {
  const uses: string[] = []
  const includes = (node: AnyNode | null | undefined, use: string) =>
    Boolean(node && code.slice(node.start, node.end).includes(use.replace(/[`'"]/g, '')))
  /**
   * Under a condition that names it (`if (use in …) …`, `use ? … : …`, `use && …`); before `?.`; with a default; or
   * read and not used (`use ?? other`, `typeof use`).
   */
  const isGuarded = (use: string, node: AnyNode, above: AnyNode[]) =>
    above.some((parent, n) => {
      const child = above[n + 1] ?? node
      const isRead = node.type === 'MemberExpression' && above.slice(n + 1).every(isLogical)
      if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression')
        return child === parent.test ? isRead : includes(parent.test, use)
      if (parent.type === 'LogicalExpression')
        return child === parent.left ? isRead : parent.operator !== '??' && includes(parent.left, use)
      return (
        (parent.type === 'CallExpression' && parent.optional && parent.callee === child) ||
        (parent.type === 'AssignmentPattern' && parent.left === child) ||
        (parent.type === 'UnaryExpression' && parent.operator === 'typeof') ||
        (parent.type === 'AssignmentExpression' && parent.left === child)
      )
    })
  walk(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), (node, above) => {
    const note = (use: string) => isGuarded(use, node, above) || uses.push(use)
    if (node.type === 'StaticBlock') note('static {}')
    if (node.type === 'Literal' && lookbehind.test(node.regex?.pattern ?? '')) note('lookbehind')
    if (node.type === 'Literal' && typeof node.value === 'string' && lookbehind.test(node.value)) note('lookbehind')
    if (node.type === 'TemplateElement' && lookbehind.test(node.value.raw)) note('lookbehind')
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
      const { name } = node.property
      const owner = node.object.type === 'Identifier' ? node.object.name : ''
      if (young.has(name)) note(name)
      if (youngOf[owner]?.includes(name)) note(`${owner}.${name}`)
    }
    // Firefox reflects them since version 119: before, an attribute is missing.
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const name = code.slice(node.left.property.start, node.left.property.end)
      if (/^(aria[A-Z]\w+|role)$/.test(name)) uses.push(`${name} =`)
    }
    const parent = above.at(-1)
    const isKey =
      (parent?.type === 'Property' && parent.key === node) ||
      (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed)
    const isGlobal = node.type === 'Identifier' && /^[A-Z]|IdleCallback$/.test(node.name) && !isKey
    if (isGlobal && young.has(node.name)) note(node.name)
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
      for (const text of node.arguments) {
        const method = code.slice(node.callee.property.start, node.callee.property.end)
        const selector = code.slice(text.start, text.end)
        if (/^(matches|closest|querySelector(All)?)$/.test(method) && youngSelector.test(selector)) note(selector)
      }
  })
  return uses
}

const files = readdirSync(`${folder}/_astro`)
const contents = (html: string, element: string) =>
  [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]*\\b(?:src|type="application/(?:ld\\+)?json"))[^>]*>(.*?)</${element}>`, 'gs'),
    ),
  ].map(([, text]) => text!)
/** Each text once, by its first page. */
const inline = (element: string) => {
  const stored = new Map<string, string>()
  for (const page of pages)
    for (const text of contents(read(page), element)) if (!stored.has(text)) stored.set(text, page)
  return [...stored].map(([text, page]) => [page, text] as const)
}

it('every script parses, and detects features that the oldest browsers lack', () => {
  const isPublic = publicScripts()
  const uses = [...scripts, ...inline('script')].flatMap(([file, code]) =>
    youngUses(code)
      .filter((use) => !allowed.some(([script, name]) => name === use && script.test(file)))
      .filter((use) => isPublic.has(file) || !scripts.has(file) || !allowedInAdmin.includes(use))
      .map((use) => `${file}: ${use}`),
  )
  expect(uses).toEqual([])
})

/** Whether a browser may not know a selector; `:is()` and `:where()` ignore unknown ones. */
const isYoung = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      ['has', 'popover-open', 'modal', 'open', 'user-valid', 'user-invalid'].includes(part.kind),
  )

const sheets = () => [
  ...files.filter((file) => file.endsWith('.css')).map((file) => [file, read(`_astro/${file}`)] as const),
  ...inline('style'),
]

/** The first versions of at-rules without which a page looks broken. */
const neededAtRules: Record<string, Record<string, number>> = {
  'font-face': {},
  keyframes: {},
  layer: { chrome: 99, firefox: 97, safari: 15.4, ios: 15.4 },
  media: {},
  page: {},
  supports: {},
}
/** At-rules that only improve a page. */
const improvements = ['container', 'property', 'starting-style', 'view-transition']

it('every at-rule and viewport unit of a style sheet is known to the oldest browsers, or has a fallback', () => {
  const floor = browserFloor.map((each) => /^([a-z]+)(.*)/.exec(each)!)
  const faults: string[] = []
  for (const [file, css] of sheets()) {
    const root = postcss.parse(css)
    root.walkAtRules(({ name }) => {
      const versions = neededAtRules[name]
      if (!versions && !improvements.includes(name)) faults.push(`${file}: @${name}`)
      for (const [, browser, version] of floor)
        if ((versions?.[browser!] ?? 0) > Number(version)) faults.push(`${file}: @${name} in ${browser} ${version}`)
    })
    // Chrome 108, Firefox 101.
    root.walkDecls((declaration) => {
      const before = declaration.prev()
      const condition = declaration.parent?.parent
      const hasFallback =
        (before?.type === 'decl' && before.prop === declaration.prop) ||
        (condition instanceof postcss.AtRule && /\ddvh/.test(condition.params))
      if (/\d[dsl]v[hw]/.test(declaration.value) && !hasFallback) faults.push(`${file}: ${String(declaration)}`)
    })
  }
  expect([...new Set(faults)]).toEqual([])
})

it('every style sheet is flat, has no ranges, and no rule that one newer selector invalidates', () => {
  const faults: string[] = []
  for (const [file, css] of sheets()) {
    // Lightning CSS also parses `min-width` as a range.
    if (/@media[^{]*\((width|height)\s*[<>]/.test(css)) faults.push(`${file}: a range in a media query`)
    transform({
      filename: file,
      code: Buffer.from(css),
      visitor: {
        Rule(rule) {
          if (rule.type !== 'style') return
          const { selectors, rules } = rule.value
          const text = JSON.stringify(selectors).slice(0, 200)
          if (rules && rules.length > 0) faults.push(`${file}: nested, ${text}`)
          if (selectors.some(isYoung) && !selectors.every(isYoung)) faults.push(`${file}: in one list, ${text}`)
        },
      },
    })
  }
  expect([...new Set(faults)]).toEqual([])
})
