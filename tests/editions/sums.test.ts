import { expect, it } from 'vitest'
import { publicPages, read } from '../site/built'
import { textOf } from './english'

// Sums and rates of the calculators, the price page and the guides: a translation states each of them.

const pages = publicPages.filter(
  (file) => /^(calculators|resources)\b/.test(file) && !/^resources\/reports\//.test(file),
)

/** The sums and percentages of a page, each once. */
const sumsIn = (html: string) =>
  [...new Set(textOf(html).match(/£\d[\d,]*(\.\d+)?|[+−]?\d[\d,]*(\.\d+)?%/g) ?? [])].sort()

it.each(pages)('The Chinese edition of %s has the sums and rates of the English page', (file) => {
  const sums = sumsIn(read(file))
  expect(sumsIn(read(`zh/${file}`))).toEqual(sums)
})
