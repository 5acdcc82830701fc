import type { SameMessages } from '../same-messages.ts'

// What a page says of its language to browsers, search engines and links.

export const code = 'zh'
/** For `lang` and `hreflang`. */
export const tag = 'zh-Hans'
/** Before each path of the edition. */
export const prefix = '/zh'
/** The language's own name. */
export const name = '中文'
export const openGraphLocale = 'zh_CN'
/** Describes the picture of a shared link. */
export const pictureText = (parts: readonly string[], agency: string) => [...parts, `伦敦 ${agency}`].join('。')
/** The currency beside pounds for those who chose none. */
export const currency: string = 'CNY'
/** For Markdown, whose links the build writes. */
export { opensInNewTab } from './layout.ts'
/** Offers this edition on pages of another. */
export const offer = '本页有中文版。'

null satisfies SameMessages<typeof import('../en/language.ts'), typeof import('./language.ts')>
