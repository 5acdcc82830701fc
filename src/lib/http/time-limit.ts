/** PostgreSQL's code for a cancelled statement. */
export const timeLimitCode = '57014'

/** Explains that the database cancelled a call, and what to do. */
export const timeLimitMessage =
  'The database stopped it, because it took too long; nothing of it was stored. ' +
  'Try again in a minute. If it happens again, do fewer at once.'
