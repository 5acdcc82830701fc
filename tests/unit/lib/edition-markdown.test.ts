import { expect, it } from 'vitest'
import { withPrefix } from '../../../src/lib/edition-markdown'

it.each([
  ['<a href="/fees">fees</a>', '<a href="/zh/fees">fees</a>'],
  ['<a class="b" href="/fees#tenants">fees</a>', '<a class="b" href="/zh/fees#tenants">fees</a>'],
  ['<a href="/">home</a>', '<a href="/zh">home</a>'],
  ['<a href="#part">below</a>', '<a href="#part">below</a>'],
  ['<a href="https://example.org/fees">elsewhere</a>', '<a href="https://example.org/fees">elsewhere</a>'],
  ['<a href="/resources/london-prices.csv">a file</a>', '<a href="/resources/london-prices.csv">a file</a>'],
  [
    '<a href="/resources/reports/london-sales-2026">English only</a>',
    '<a href="/resources/reports/london-sales-2026">English only</a>',
  ],
])('the link %s in Markdown leads to the edition’s own page, if it has one', (html, linked) => {
  expect(withPrefix(html, '/zh')).toBe(linked)
})
