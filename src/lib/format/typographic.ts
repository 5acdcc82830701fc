/** Curly apostrophes within words, as Markdown has: `King’s Road` of `King's Road`. */
export const typographic = (text: string) => text.replace(/(\p{L})'(?=\p{L})/gu, '$1’')
