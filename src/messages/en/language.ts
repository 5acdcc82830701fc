// What a page says of its language to browsers, search engines and links.

export const code = 'en'
/** For `lang` and `hreflang`. */
export const tag = 'en-GB'
/** Before each path of the edition. */
export const prefix = ''
/** The language's own name. */
export const name = 'English'
export const openGraphLocale = 'en_GB'
/** Describes the picture of a shared link. */
export const pictureText = (parts: readonly string[], agency: string) => [...parts, `${agency}, London`].join('. ')
/** The currency beside pounds for those who chose none. */
export const currency: string = ''
/** For Markdown, whose links the build writes. */
export { opensInNewTab } from './layout.ts'
/** Offers this edition on pages of another. */
export const offer = 'This page is also in English.'
