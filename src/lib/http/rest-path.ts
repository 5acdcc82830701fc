// Separate from rest.ts, for page scripts that make one request without a client.

/**
 * The publishable key identifies the project and grants no more than the policies do. Our own commands set it during
 * the build.
 */
const publishableKey = import.meta.env.PUBLIC_SUPABASE_ANON_KEY ?? ''

export const restHeaders = { apikey: publishableKey }

/** The address of a table for a browser: the site's own origin, unless a Supabase address is configured. */
export const restPath = (path: string) =>
  `${import.meta.env.PUBLIC_SUPABASE_URL?.replace(/\/+$/, '') ?? ''}/rest/v1/${path}`
