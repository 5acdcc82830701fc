import { expect, it } from 'vitest'
import { publicPages, read } from '../built'
import { textOf } from './english'

// Sums and rates of the calculators, services, fees, the price page and the guides: a translation states each of them.

const pages = publicPages.filter(
  (file) => /^(calculators|resources|valuation|landlords|fees)\b/.test(file) && !/^resources\/reports\//.test(file),
)

/** What a sum is counted in: £2 million is £200万. */
const units: Record<string, number> = { million: 1_000_000, 万: 10_000 }
const sum = /£(\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(million|万))?/g
const percentage = /[+−]?\d+(?:\.\d+)?%/g

/** The sums and percentages of a page, each once. */
function sumsIn(html: string): string[] {
  const text = textOf(html)
  const sums = [...text.matchAll(sum)].map(([, digits = '', unit = '']) =>
    String(Number(digits.replaceAll(',', '')) * (units[unit] ?? 1)),
  )
  return [...new Set([...sums, ...(text.match(percentage) ?? [])])].sort()
}

it.each(pages)('The Chinese edition of %s has the sums and rates of the English page', (file) => {
  const sums = sumsIn(read(file))
  expect(sumsIn(read(`zh/${file}`))).toEqual(sums)
})
