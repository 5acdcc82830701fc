import { expect, it } from 'vitest'
import { excerpt } from '../../../../src/messages/en/listing'

it.each([
  ['Two-bedroom flat near Parsons Green.', '£500,000. Two-bedroom flat near Parsons Green.'],
  ['', '£500,000.'],
  ['word '.repeat(40), `£500,000. ${'word '.repeat(29)}word…`],
])('A description in search results is cut only if it is long: %s', (line, text) =>
  expect(excerpt('£500,000', line)).toBe(text),
)
