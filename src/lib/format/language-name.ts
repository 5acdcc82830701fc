const englishNames = new Intl.DisplayNames('en-GB', { type: 'language' })

/** The English name of a language, for staff: `Chinese` for `zh`. */
export const languageName = (code: string) => englishNames.of(code) ?? code

/** The language's own name: `中文` for `zh`. */
export const ownLanguageName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
