import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { publicPages, read } from './built'

/** One declaration of a sheet: the blocks it stands in, the selector it is for, and what it says. */
interface Line {
  where: string
  selector: string
  says: string
}

/** The parts of a text between separators that stand in no bracket and no quotation. */
function split(text: string, separators: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [piece] of text.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[^]/gs)) {
    if ('([{'.includes(piece)) depth++
    if (')]}'.includes(piece)) depth--
    if (depth === 0 && separators.includes(piece)) parts.push('')
    else parts[parts.length - 1] += piece
    // A block ends what it belongs to.
    if (depth === 0 && piece === '}' && separators.includes(';')) parts.push('')
  }
  return parts.filter((part) => part.trim())
}

/** A sheet as its declarations, in their order. */
function lines(css: string, where = ''): Line[] {
  return split(css.replace(/\/\*[^]*?\*\//g, ''), ';').flatMap((rule) => {
    const at = rule.search(/(?<!\\)\{/)
    if (at < 0) return [{ where, selector: '', says: rule }]
    const [head, body] = [rule.slice(0, at).trim(), rule.slice(at + 1, -1)]
    if (/^@(media|supports|layer|container|starting-style)/.test(head)) return lines(body, `${where}${head}{`)
    if (head.startsWith('@')) return [{ where, selector: head, says: body }]
    return split(head, ',').flatMap((selector) => split(body, ';').map((says) => ({ where, selector, says })))
  })
}
const text = ({ where, selector, says }: Line) => `${where}${selector}{${says}}`
const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1'))
// A custom property that nothing in the page asks for is left out.
const isShown = ({ selector, says }: Line) => !says.startsWith('--') && !selector.startsWith('@property')

function classesIn(node: DefaultTreeAdapterTypes.Node, found = new Set<string>()): Set<string> {
  if ('attrs' in node)
    for (const { name, value } of node.attrs)
      if (name === 'class') for (const each of value.split(/\s+/)) found.add(each)
  if ('content' in node) classesIn(node.content, found)
  if ('childNodes' in node) for (const child of node.childNodes) classesIn(child, found)
  return found
}
const sheetOf = (page: string) => /href="\/(_astro\/Page[\w-]*\.[\w-]+\.css)"/.exec(read(page))?.[1] ?? ''

// The style guide shows everything, and keeps the sheet that the others are parts of.
const whole = lines(read(sheetOf('styleguide.html')))
const pages = publicPages.filter((page) => page !== 'styleguide.html')

describe.each([...Map.groupBy(pages, sheetOf)])('%s', (sheet, members) => {
  const part = lines(read(sheet))

  it('holds rules of the whole sheet, in its order, and no others', () => {
    let at = 0
    const strange = part.filter((line) => {
      const found = whole.findIndex((other, index) => index >= at && text(other) === text(line))
      if (found >= 0) at = found
      return found < 0
    })
    expect(strange.map(text)).toEqual([])
  })

  it('holds every rule that may match in its pages', () => {
    const held = new Set(part.map(text))
    const known = new Set(members.flatMap((page) => [...classesIn(parse(read(page)))]))
    const missing = whole.filter(
      (line) => isShown(line) && classesOf(line.selector).every((name) => known.has(name)) && !held.has(text(line)),
    )
    expect(missing.map(text)).toEqual([])
  })
})
