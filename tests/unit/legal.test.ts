import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = (name: string) => readFileSync(`src/content/legal/${name}.md`, 'utf8')

test.each([
  ['privacy-policy', 13, '10 September 2024'],
  ['data-protection', 11, '10 September 2024'],
  ['terms-conditions', 13, '10 September 2024'],
  ['complaint-procedure', 7, '29 November 2024'],
])('%s has its %i sections and its date', (name, sections, updated) => {
  expect(page(name).match(/^## /gm)).toHaveLength(sections)
  expect(page(name)).toContain(`\nupdated: ${updated}\n`)
})

test('the complaint procedure names every period', () => {
  for (const period of ['Within 3 working days', 'Within 15 working days of your original complaint', 'Within 15 working days of your request for a review', '8 weeks', 'Within 12 months of our final response', '30 days'])
    expect(page('complaint-procedure')).toContain(period)
})
