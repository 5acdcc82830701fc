const han = /\p{Script=Han}/gu
const japaneseOrKorean = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a text is mostly Chinese: Han characters, and no Japanese or Korean script. */
export function isChinese(text: string): boolean {
  const count = text.match(han)?.length ?? 0
  if (count < 4 || japaneseOrKorean.test(text)) return false
  return count * 2 >= (text.match(/\p{L}/gu)?.length ?? 0) - count
}

/** The `lang` of a text that somebody wrote, on an English page. */
export const textLanguage = (text: string) => (isChinese(text) ? 'zh' : undefined)

/** The `lang` of a person's name on an English page: one character is enough. */
export const nameLanguage = (name: string) => (name.search(han) >= 0 && !japaneseOrKorean.test(name) ? 'zh' : undefined)
