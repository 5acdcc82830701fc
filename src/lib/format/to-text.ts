/** A JSON value as text: empty for null and undefined. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** A JSON array as texts; empty for any other value. */
export const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(toText) : [])
