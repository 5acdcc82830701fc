/** PostgreSQL's code for a cancelled statement. */
export const timeLimitCode = '57014'

/** Explains that the database cancelled a call, and what to do. */
export const timeLimitMessage =
  'This took too long, so the database stopped it. Nothing was stored. ' +
  'Try again in a minute. If it happens again, change fewer at once.'
