/** Structured data as the text of its script element: no closing tag inside a string can end the element. */
export const jsonLdText = (data: Record<string, unknown>) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
