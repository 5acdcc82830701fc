/** The share of the one address from which all visitors of a test come. */
export const manyVisitors = { perSender: 20, total: 20, heavy: 20, burstMs: Infinity }
