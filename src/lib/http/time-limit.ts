/** PostgreSQL's code for a statement that it cut off. */
export const timeLimitCode = '57014'

/** Says that the database cut a call off, and what to do. */
export const timeLimitMessage =
  'The database stopped it, because it took too long; nothing of it was stored. ' +
  'Try again in a minute. If it happens again, do fewer at once.'
