/** Structured data for a script element; escapes `<` so that no string can close the element. */
export const jsonLdText = (data: Record<string, unknown>) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
