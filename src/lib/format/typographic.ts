/**
 * A quotation between straight marks. Letters and digits outside it, and digits at its ends, make its marks apostrophes
 * or feet and inches. Without lookbehind, which the oldest supported browsers lack.
 */
const quotation = (mark: string) =>
  new RegExp(String.raw`(^|[^\w${mark}])${mark}(?=[^\s\d])([^${mark}\n]*[^\s\d${mark}])${mark}(?!\w)`, 'gu')
const [doubleQuotation, singleQuotation] = [quotation('"'), quotation("'")]

/**
 * Curly apostrophes and quotation marks, as Markdown has: `King’s Road` of `King's Road`, and `Renters’ Rights` unless
 * a quotation has no end.
 */
export function typographic(text: string) {
  const curly = text
    .replace(/(\p{L}(?='\p{L})|\d(?='s\b))'/gu, '$1’')
    .replace(doubleQuotation, '$1“$2”')
    .replace(singleQuotation, '$1‘$2’')
  // The end of a quotation looks like a plural possessive.
  return /(^|[^\p{L}\d])'/u.test(curly) ? curly : curly.replace(/s'(?= \p{L})/gu, 's’')
}
