import { toText } from '../../lib/format/to-text'
import type { Enquiry } from './inbox'

// The language of an enquiry. Pure.

/** Whether a text is mostly Chinese: Han characters, and no Japanese or Korean script. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (han < 4 || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return false
  return han * 2 >= (text.match(/\p{L}/gu)?.length ?? 0) - han
}

/** Whether the sender reads Chinese: the form of that edition was sent, or the message is written in it. */
export const readsChinese = ({ details, message }: Pick<Enquiry, 'details' | 'message'>) =>
  toText(details['locale']) === 'zh' || isChinese(message)
