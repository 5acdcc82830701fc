import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = (name: string) => readFileSync(`src/content/legal/${name}.md`, 'utf8')

test.each([
  ['privacy-policy', 13, '2024-09-10'],
  ['data-protection', 11, '2024-09-10'],
  ['terms-conditions', 13, '2024-09-10'],
  ['complaint-procedure', 7, '2024-11-29'],
])('%s has its %i sections and its date', (name, sections, updated) => {
  expect(page(name).match(/^## /gm)).toHaveLength(sections)
  expect(page(name)).toContain(`\nupdated: ${updated}\n`)
})

test('the complaint procedure names every period', () => {
  for (const period of ['Within 3 working days', 'Within 15 working days of your original complaint', 'Within 15 working days of your request for a review', '8 weeks', 'Within 12 months of it', '30 days'])
    expect(page('complaint-procedure')).toContain(period)
})
