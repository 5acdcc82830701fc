import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { expect, it } from 'vitest'
import { inEnglish, isChinese, publicPages, read } from './built'

// What a page holds before any script runs. Browser tests without JavaScript (tests/e2e) show what is visible of it.

const elements = (node: Tree.Node): Tree.Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []))
    : []
const unread = ['script', 'style', 'template', 'svg']
const textOf = (node: Tree.Node): string =>
  node.nodeName === '#text'
    ? (node as Tree.TextNode).value
    : 'childNodes' in node && !unread.includes(node.nodeName)
      ? node.childNodes.map(textOf).join(' ')
      : ''

// A listing newer than the build has only a shell (src/pages/listing-shell.astro).
it.each(publicPages.filter((page) => inEnglish(page) !== 'listing-shell.html'))(
  '%s has one title, a text and links in its main part without JavaScript',
  (page) => {
    const all = elements(parse(read(page), { scriptingEnabled: false }))
    const main = all.find(({ tagName }) => tagName === 'main')!
    const inMain = elements(main)
    expect(all.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1)
    expect(textOf(main).replaceAll(/\s+/g, ' ').length).toBeGreaterThan(isChinese(page) ? 80 : 150)
    expect(inMain.filter(({ tagName }) => tagName === 'a').length).toBeGreaterThan(0)
  },
)
