/** Curly apostrophes, as Markdown has: `King’s Road` of `King's Road`, and `Renters’ Rights` unless the text quotes. */
export function typographic(text: string) {
  const curly = text.replace(/(\p{L})'(?=\p{L})/gu, '$1’')
  // The end of a quotation looks like a plural possessive.
  return /(^|[^\p{L}\d])'/u.test(curly) ? curly : curly.replace(/s'(?= \p{L})/gu, 's’')
}
