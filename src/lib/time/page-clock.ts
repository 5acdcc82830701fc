// For the small scripts of pages, which would weigh more with a copy of server-time.ts. The offset is set before them,
// in SiteNotice.astro, and anew by each answer.

/** The present moment in milliseconds since 1970, as the server has it. */
export const pageNow = () => Date.now() + (globalThis.clockOffset ?? 0)
