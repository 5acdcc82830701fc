import { expect, it } from 'vitest'
import { typographic } from '../../../../src/lib/format/typographic'

it.each([
  ["King's Road", 'King’s Road'],
  ["the Renters' Rights Act", 'the Renters’ Rights Act'],
  ["6' by 4'", "6' by 4'"],
  ["'Sold' in 6' letters", "'Sold' in 6' letters"],
  ["the words 'sold signs' and more", "the words 'sold signs' and more"],
])('%s becomes %s', (text, expected) => expect(typographic(text)).toBe(expected))
