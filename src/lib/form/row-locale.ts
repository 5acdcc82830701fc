import { code } from '#messages/language.ts'

const locale: string = code

/** What the rows of forms say of their language. English rows do not, so that a database without the column takes them. */
export const rowLocale: { locale?: string } = locale === 'en' ? {} : { locale }
