// For small page scripts, where server-time.ts would add weight. SiteNotice.astro sets the offset first; each response
// updates it.

/** The current server time in milliseconds since 1970. */
export const pageNow = () => Date.now() + (globalThis.clockOffset ?? 0)
