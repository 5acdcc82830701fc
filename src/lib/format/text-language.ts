/** Whether a text is mostly Chinese: Han characters, and no Japanese or Korean script. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (han < 4 || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return false
  return han * 2 >= (text.match(/\p{L}/gu)?.length ?? 0) - han
}

/** The `lang` of a text that somebody wrote, on an English page. */
export const textLanguage = (text: string) => (isChinese(text) ? 'zh' : undefined)
