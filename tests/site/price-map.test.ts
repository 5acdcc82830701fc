import { parse } from 'parse5'
import { expect, it } from 'vitest'
import { read } from './built'

interface Node {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}
const attribute = (node: Node, name: string) => node.attrs?.find((each) => each.name === name)?.value
const all = (node: Node, fits: (node: Node) => boolean): Node[] => [
  ...(fits(node) ? [node] : []),
  ...(node.childNodes ?? []).flatMap((child) => all(child, fits)),
]
const text = (node: Node): string => (node.value ?? (node.childNodes ?? []).map(text).join('')).trim()
const named = (name: string) => (node: Node) => node.nodeName === name

/** Each area's figures: on the map with its link, and in the table. */
function figuresOf(file: string, columns: Record<string, number>) {
  const page = parse(read(file)) as unknown as Node
  const [svg] = all(page, (node) => attribute(node, 'aria-label')?.startsWith('Map of the areas') ?? false)
  const onMap = all(svg!, named('a')).map((link) => {
    const [name] = all(link, named('text'))
    const figures = Object.keys(columns).map((id) =>
      text(all(link, (node) => attribute(node, 'data-figure') === id)[0]!),
    )
    return [text(name!), attribute(link, 'href'), ...figures]
  })
  const inTable = all(all(page, named('tbody'))[0]!, named('tr')).map((row) => {
    const cells = all(row, named('td')).map((cell) => text(cell).replace(/^[A-Za-z ]+/, ''))
    const name = text(all(row, named('th'))[0]!)
    return [
      name,
      `/areas/${name.toLowerCase().replaceAll(' ', '-')}`,
      ...Object.values(columns).map((n) => cells.at(n)),
    ]
  })
  return { onMap, inTable }
}

// Table columns, counted from the end.
it.each([
  ['resources/property-prices.html', { price: -4, yield: -1, change: -3 }],
  ['resources/reports/london-sales-2026.html', { price: 0, change: 2 }],
  ['resources/reports/london-rents-2026.html', { rent: 0, yield: 5 }],
])('%s shows each area on the map with the table’s figures, and links to its page', (file, columns) => {
  const { onMap, inTable } = figuresOf(file, columns)
  expect(onMap).toHaveLength(10)
  expect(onMap).toEqual(inTable)
})
