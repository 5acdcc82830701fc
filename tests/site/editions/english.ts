import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

// English sentences in pages of another language. What stays English says so with `lang="en-GB"`: titles of homes,
// legal texts, an address.

/** The English name of a term, where it is mentioned first: `押金（deposit）`, `（Tenant Fees Act 2019）`. */
const term = /（[^（）。]*）/g
const isTerm = (text: string) => (text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? []).length <= 4

const words = /[A-Za-z][a-z’'-]+(?:[\s,;:]+[A-Za-z’'-]+){2,}/g
const ofReaders = ['alt', 'aria-label', 'title', 'placeholder', 'data-label']
const shared = /^(description|og:title|og:description|og:image:alt|twitter:.*)$/
const isHidden = (name: string) => ['script', 'style', 'template', 'svg'].includes(name)

/** The texts of a page, visible, named for screen readers, or in the head: those marked as English, and the others. */
function textsOf(html: string) {
  const texts = { marked: [] as string[], others: [] as string[] }
  const walk = (node: DefaultTreeAdapterTypes.Node, isMarked: boolean): void => {
    const list = isMarked ? texts.marked : texts.others
    if (defaultTreeAdapter.isTextNode(node)) list.push(node.value)
    let marked = isMarked
    if (defaultTreeAdapter.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
      if (isHidden(node.tagName)) return
      marked ||= attributes.get('lang')?.startsWith('en') ?? false
      list.push(...ofReaders.flatMap((name) => attributes.get(name) ?? []))
      if (node.tagName === 'meta' && shared.test(attributes.get('name') ?? attributes.get('property') ?? ''))
        list.push(attributes.get('content') ?? '')
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, marked)
  }
  // React splits a sentence into several texts with comments.
  walk(parse(html.replaceAll('<!-- -->', ''), { scriptingEnabled: false }), false)
  return texts
}

/**
 * Three or more English words in a row that are no name. What a page marks as English once, such as the title of a
 * home, is a name in its other sentences. A term may have its English name in brackets.
 */
export function englishIn(html: string, names: readonly (string | RegExp)[]): string[] {
  const { marked, others } = textsOf(html)
  // The longest first: a station’s name may begin the title of a home.
  const known = [...marked.filter((text) => text.trim().length > 2), ...names].toSorted(
    (a, b) => String(b).length - String(a).length,
  )
  const withoutTerms = (text: string) => text.replaceAll(term, (each) => (isTerm(each) ? '·' : each))
  const withoutNames = (text: string) =>
    known.reduce<string>((rest, name) => rest.replaceAll(name, '·'), withoutTerms(text))
  return others.flatMap((text) => withoutNames(text).match(words) ?? [])
}

/** The text of a page, with its names for screen readers. */
export function textOf(html: string): string {
  const { marked, others } = textsOf(html)
  return [...marked, ...others].join('\n')
}
