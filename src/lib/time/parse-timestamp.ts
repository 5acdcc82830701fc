/** Parses a backend timestamp: ISO or Postgres's `2026-11-21 07:32:11.95+00`, which not every browser parses. */
export const parseTimestamp = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
