import { toText } from '../../lib/format/to-text'
import type { Enquiry } from '../../domain/enquiry/enquiry'

// The language of an enquiry. Pure.

/** Whether a text is mostly Chinese: Han characters, and no Japanese or Korean script. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (han < 4 || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return false
  return han * 2 >= (text.match(/\p{L}/gu)?.length ?? 0) - han
}

/** The code of the language to answer in: that of the form, or Chinese if the message is. Null for English. */
export function answerLanguage({ details, message }: Pick<Enquiry, 'details' | 'message'>): string | null {
  const locale = toText(details['locale'])
  if (locale && locale !== 'en') return locale
  return isChinese(message) ? 'zh' : null
}

export const readsChinese = (enquiry: Pick<Enquiry, 'details' | 'message'>) => answerLanguage(enquiry) === 'zh'
