import { expect, it } from 'vitest'
import { languageName, ownLanguageName } from '../../../../src/lib/format/language-name'

it.each([
  ['en', 'English', 'English'],
  ['zh', 'Chinese', '中文'],
  ['cy', 'Welsh', 'Cymraeg'],
])('The language %s is called %s in English, and %s by its readers', (code, name, ownName) => {
  expect(languageName(code)).toBe(name)
  expect(ownLanguageName(code)).toBe(ownName)
})
