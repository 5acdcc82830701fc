// Apart from rest.ts, for scripts of a page that ask one thing: they need no client.

/**
 * The publishable key: it names the project, it opens nothing that the policies do not. Our own commands set it as they
 * build.
 */
const publishableKey = import.meta.env.PUBLIC_SUPABASE_ANON_KEY ?? ''

export const restHeaders = { apikey: publishableKey }

/** Where a browser finds a table: on the site's own origin, unless a Supabase address is configured. */
export const restPath = (path: string) =>
  `${import.meta.env.PUBLIC_SUPABASE_URL?.replace(/\/+$/, '') ?? ''}/rest/v1/${path}`
