import { code } from '#messages/language.ts'

const locale: string = code

/** The language in rows of forms. English ones leave it out, so that a database without the column takes them. */
export const rowLocale: { locale?: string } = locale === 'en' ? {} : { locale }
