import { expect, it } from 'vitest'
import { nameLanguage, textLanguage } from '../../../../src/lib/format/text-language'

it('A Chinese name is Chinese from one character on, also beside another name', () => {
  expect(['张伟', '欧阳·娜娜', '陈静 Letters'].map(nameLanguage)).toEqual(['zh', 'zh', 'zh'])
  expect(['Ada Letters', '山田 はなこ', '김철수'].map(nameLanguage)).toEqual([undefined, undefined, undefined])
})

it('A text is Chinese from four characters on', () => {
  expect(textLanguage('张伟')).toBeUndefined()
  expect(textLanguage('您好：我想看房')).toBe('zh')
})
