import { statSync } from 'node:fs'
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { expect, it } from 'vitest'
import { candidates, chosen, matchesMedia } from '../picture-sizes'
import { folder, inEnglish, publicPages, read } from './built'

// Byte limits for pictures above the fold on a phone with two pixels per point: measured values plus a margin.
// tests/e2e/pages.spec.ts compares the named sizes with the layout.
const budgets: Record<string, number> = {
  index: 19_500,
  rent: 9_500,
  buy: 21_500,
  'property/cornwall-gardens-apartment': 12_500,
  'property/canonbury-square-georgian-house': 34_500,
  'property/wharfside-three-bedroom-apartment': 12_000,
  'valuation/rental': 13_000,
  'landlords/lettings': 19_000,
  'landlords/management': 12_500,
  about: 34_500,
  'resources/area-guide': 5_000,
  // Its larger version, cached by the area guide; 18,000 alone.
  'areas/kensington': 25_500,
}
/** Pages of the templates above: their pictures differ. */
const repeated = /^(property|areas|rent|buy)\//
const phone = { width: 390, density: 2 }

const attribute = (element: Tree.Element, name: string) => element.attrs.find((one) => one.name === name)?.value ?? ''

/** The files of the pictures in a page's main part that are loaded at once. */
function eagerFiles(html: string): string[] {
  const walk = (node: Tree.Node, inMain: boolean): string[] => {
    if (!('childNodes' in node)) return []
    const isMain = inMain || node.nodeName === 'main'
    const image = node.childNodes.find((child): child is Tree.Element => child.nodeName === 'img')
    if (!isMain || !image) return node.childNodes.flatMap((child) => walk(child, isMain))
    if (attribute(image, 'loading') === 'lazy') return []
    const source = node.childNodes.find(
      (child): child is Tree.Element =>
        child.nodeName === 'source' &&
        (!attribute(child as Tree.Element, 'media') || matchesMedia(attribute(child as Tree.Element, 'media'), phone)),
    )
    if (!source) return [attribute(image, 'src')]
    return [chosen(candidates(attribute(source, 'srcset')), attribute(source, 'sizes'), phone).file]
  }
  return walk(parse(html), false)
}

const template = (file: string) => inEnglish(file).replace('.html', '')
it.each(publicPages.filter((file) => template(file) in budgets || !repeated.test(template(file))))(
  '%s shows its first picture within its weight',
  (page) => {
    const files = eagerFiles(read(page))
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0)
    expect(bytes, files.join()).toBeLessThanOrEqual(budgets[template(page)] ?? 0)
  },
)
