import { expect, it } from 'vitest'
import { answerLanguage } from '../../../../src/admin/enquiries/language'
import { isChinese } from '../../../../src/lib/format/text-language'
import { csvCell } from '../../../../src/admin/enquiries/fields'

it.each([
  ['an English form', 'en', 'Is it free in May?', null],
  ['a Chinese form', 'zh', 'Is it free in May?', 'zh'],
  ['a Welsh form', 'cy', 'Is it free in May?', 'cy'],
  ['a Chinese message in an English form', 'en', '请问五月份可以入住吗？', 'zh'],
])('%s is answered in its language', (_name, locale, message, expected) =>
  expect(answerLanguage({ details: { locale }, message })).toBe(expected),
)

it.each([
  ['en', 'English'],
  ['zh', 'Chinese'],
  ['cy', 'Welsh'],
])('The export names the language %s', (locale, name) => expect(csvCell({ details: { locale } }, 'locale')).toBe(name))

it.each([
  ['您好，我想租一套公寓。', true],
  ['您好，我想租 Camden 的公寓。', true],
  ['My name is 李明 and I am looking for a flat.', false],
  ['こんにちは、部屋を探しています', false],
  ['Good morning', false],
])('“%s” is in Chinese: %s', (text, chinese) => expect(isChinese(text)).toBe(chinese))
