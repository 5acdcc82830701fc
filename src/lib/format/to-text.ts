/** A value of JSON as text: empty for null and for what is missing. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The texts of a JSON array; none of anything else. */
export const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(toText) : [])
