import { expect, it } from 'vitest'
import { typographic } from '../../../../src/lib/format/typographic'

it.each([
  ["King's Road", 'King’s Road'],
  ["a 1930's house", 'a 1930’s house'],
  ["the Renters' Rights Act", 'the Renters’ Rights Act'],
  ["the tenants' garden, called 'the Yard'", 'the tenants’ garden, called ‘the Yard’'],
  ["'Sold' in 6' letters", "‘Sold’ in 6' letters"],
  ["the words 'sold signs' and more", 'the words ‘sold signs’ and more'],
  ['A "Georgian" house ("as new").', 'A “Georgian” house (“as new”).'],
  ['"It isn\'t far," they say.', '“It isn’t far,” they say.'],
  ['他们说"很近"。', '他们说“很近”。'],
])('%s becomes %s', (text, expected) => expect(typographic(text)).toBe(expected))

it.each(["6' by 4'", '12\'4" x 10\'2"', 'a 15" screen and a 20" one', 'a " alone', "the words 'sold signs and more"])(
  '%s stays: it has measurements, or a quotation without an end',
  (text) => expect(typographic(text)).toBe(text),
)
