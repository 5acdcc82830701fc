/** The rate limit of the single address that all test visitors share. */
export const manyVisitors = { perSender: 20, total: 20, heavy: 20, burstMs: Infinity, waitMs: 60_000 }
