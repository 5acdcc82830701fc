import { existsSync } from 'node:fs'
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { expect, it } from 'vitest'
import { folder, publicPages, read } from './built'

type Attributes = Record<string, string>
const attributesOf = (element: Tree.Element): Attributes =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

/** The pictures in a page's main part, without those that script shows later. */
function picturesIn(html: string): Attributes[] {
  const walk = (node: Tree.Node, inMain: boolean): Attributes[] => {
    const element = 'attrs' in node ? node : null
    const attributes = element ? attributesOf(element) : {}
    if (element?.tagName === 'dialog') return []
    if (element?.tagName === 'img') return inMain ? [attributes] : []
    const isInMain = inMain || element?.tagName === 'main'
    return 'childNodes' in node ? node.childNodes.flatMap((child) => walk(child, isInMain)) : []
  }
  return walk(parse(html), false)
}

it.each([
  'index',
  'rent',
  'buy',
  'property/cornwall-gardens-apartment',
  'valuation/rental',
  'landlords/management',
  'about',
])('%s loads its first picture eagerly, the others lazily, and reserves the space of each', (page) => {
  const [first, ...others] = picturesIn(read(`${page}.html`)).map((picture) => [
    picture['loading'] ?? 'eager',
    picture['fetchpriority'] ?? 'auto',
    'width' in picture && 'height' in picture,
  ])
  expect(first).toEqual(['eager', 'high', true])
  for (const other of others) expect(other).toEqual(['lazy', 'auto', true])
})

it.each(publicPages)('every size of every picture on %s exists', (page) => {
  const files = [...read(page).matchAll(/srcset="([^"]+)"/gi)].flatMap(([, srcset]) =>
    srcset!.split(', ').map((candidate) => candidate.split(' ')[0]!),
  )
  expect(files.filter((file) => file.startsWith('/pictures/') && !existsSync(`${folder}${file}`))).toEqual([])
})
