import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

// English sentences in pages of another language. What stays English says so with `lang="en-GB"`: titles of homes, legal
// texts, an address.

/** Names that stand in Chinese sentences without `lang`. */
const names = [
  /Imperial College London|King’s College London|Highbury & Islington|Canonbury/g,
  /Property Redress Board|Client Account Guarantee|Guild of London Letting|Meridian Institute of Valuers/g,
  /\bsq ft\b|\bWhatsApp\b|\bWeChat\b|\bOpenStreetMap\b|\bCookie\b/g,
]

const words = /[A-Za-z][a-z’'-]+(?:[\s,;:]+[A-Za-z’'-]+){2,}/g
const ofReaders = ['alt', 'aria-label', 'title', 'placeholder', 'data-label']
const isHidden = (name: string) => ['script', 'style', 'template', 'svg'].includes(name)

/** The texts of a page that are not marked as English: what is visible, named for screen readers, or in the head. */
export function unmarkedTexts(html: string): string[] {
  const texts: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) return void texts.push(node.value)
    if (defaultTreeAdapter.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
      if (isHidden(node.tagName) || attributes.get('lang')?.startsWith('en')) return
      texts.push(...ofReaders.flatMap((name) => attributes.get(name) ?? []))
      const isShared = /^(description|og:title|og:description|og:image:alt|twitter:.*)$/
      if (node.tagName === 'meta' && isShared.test(attributes.get('name') ?? attributes.get('property') ?? ''))
        texts.push(attributes.get('content') ?? '')
    }
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html, { scriptingEnabled: false }))
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** What the page marks as English: titles of homes, which other sentences may then name. */
const markedNames = (html: string) =>
  [...html.matchAll(/<\w+ [^>]*lang="en-GB"[^>]*>([^<]{3,})</g)].map(([, name = '']) => name.replaceAll('&#39;', '’'))

/** Three or more English words in a row, without allowed names. */
export const englishIn = (html: string, allowed: readonly string[] = []): string[] =>
  unmarkedTexts(html).flatMap((text) => {
    let rest = text
    for (const name of [...markedNames(html), ...allowed]) rest = rest.replaceAll(name, '·')
    for (const name of names) rest = rest.replace(name, '·')
    return rest.match(words) ?? []
  })
