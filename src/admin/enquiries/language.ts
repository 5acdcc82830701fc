import { isChinese } from '../../lib/format/text-language'
import { toText } from '../../lib/format/to-text'
import type { Enquiry } from '../../domain/enquiry/enquiry'

// The language of an enquiry. Pure.

/** The code of the language to answer in: that of the form, or Chinese if the message is. Null for English. */
export function answerLanguage({ details, message }: Pick<Enquiry, 'details' | 'message'>): string | null {
  const locale = toText(details['locale'])
  if (locale && locale !== 'en') return locale
  return isChinese(message) ? 'zh' : null
}

export const readsChinese = (enquiry: Pick<Enquiry, 'details' | 'message'>) => answerLanguage(enquiry) === 'zh'
