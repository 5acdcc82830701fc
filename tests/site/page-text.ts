import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree, parse, parseFragment } from 'parse5'
import { existsSync } from 'node:fs'
import { englishPages, folder, read } from './built'

/** Elements inside a line of text. Any other element begins and ends a passage. */
const inline = new Set(
  'a abbr b bdi cite code data dfn em font i ins kbd mark q s small span strong sub sup time u var wbr'.split(' '),
)
/** Elements without text to read. */
const skipped = new Set('script style template svg select datalist'.split(' '))
/** Classes that set an inline element on a line of its own. */
const ownLine = /(^|\s)((inline-)?(block|flex|grid)|sr-only)(\s|$)/

const attributeOf = (element: Tree.Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value

const isOwnLine = (element: Tree.Element) =>
  !inline.has(element.tagName) || ownLine.test(attributeOf(element, 'class') ?? '')

const find = (node: Tree.ParentNode, tagName: string): Tree.Element | undefined => {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    const element = child.tagName === tagName ? child : find(child, tagName)
    if (element) return element
  }
  return undefined
}

/** The blocks of text in `root`, and what its attributes say: a paragraph, list item, cell, heading or label each. */
function textsIn(root: Tree.ParentNode): { passages: string[]; labels: string[] } {
  const passages = ['']
  const labels: string[] = []
  const visit = (node: Tree.ChildNode) => {
    if (tree.isTextNode(node)) passages[passages.length - 1] += node.value
    if (!tree.isElementNode(node) || skipped.has(node.tagName)) return
    for (const name of ['alt', 'aria-label', 'placeholder', 'title', 'content', 'href'])
      labels.push(attributeOf(node, name) ?? '')
    const begins = isOwnLine(node)
    if (begins) passages.push('')
    node.childNodes.forEach(visit)
    if (begins) passages.push('')
  }
  root.childNodes.forEach(visit)
  const tidy = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  return { passages: tidy(passages), labels: tidy(labels) }
}

// Without scripts, so that the text of <noscript> counts.
const parsed = (html: string) =>
  /^<!doctype/i.test(html) ? parse(html, { scriptingEnabled: false }) : parseFragment(html, { scriptingEnabled: false })

/** The passages of a page's main element. */
export const mainPassages = (html: string) => {
  const document = parsed(html)
  return textsIn(find(document, 'main') ?? document).passages
}

/** All passages of a page, header and footer too, then the texts of its attributes. */
export const allTexts = (html: string) => {
  const { passages, labels } = textsIn(parsed(html))
  return [...passages, ...labels]
}

// British rules, and no end of a sentence after a usual abbreviation.
const segmenter = new Intl.Segmenter('en-GB-u-ss-standard', { granularity: 'sentence' })
/** A full stop, question mark or exclamation mark; or a colon, before a list or a number. */
const ending = /[.!?:…][”’")\]]*$/

/** What reads as prose. Headings, labels, cells and links without an ending are no sentences. */
export const sentencesOf = (passage: string) =>
  [...segmenter.segment(passage)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => ending.test(sentence) && splitWords(sentence).length > 1)

/** Words between spaces that contain a letter or a digit: “£1,950” and “step-free” are one each. */
export const splitWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Built English pages whose words are ours. The tests’ hostile listings have words of attackers. */
export const ourPages = englishPages
  .filter((page) => !page.startsWith('property/') || read(page).includes('/floorplans/'))
  .concat(existsSync(`${folder}/valuation-dialog.txt`) ? ['valuation-dialog.txt'] : [])
