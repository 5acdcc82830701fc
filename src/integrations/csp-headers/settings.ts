/** What the settings in force say of what pages may speak to. */
export interface HostSettings {
  /** Supabase's own origin; undefined where the site's origin passes its paths on. */
  backend: string | undefined
  /** Whether the map is Google's. */
  maps: boolean
}

/** The settings as an environment (or .env) gives them. */
export const hostSettings = (env: Record<string, string | undefined>): HostSettings => ({
  backend: env['PUBLIC_SUPABASE_URL'] ? new URL(env['PUBLIC_SUPABASE_URL']).origin : undefined,
  maps: Boolean(env['PUBLIC_GOOGLE_MAPS_KEY']),
})

/** The settings for which a content policy was written, wherever it stands. */
export function writtenSettings(file: string): HostSettings {
  const allowed = file.match(/connect-src ([^;"]*)/)?.[1]?.split(' ') ?? []
  const google = allowed.filter((origin) => /^https:\/\/maps\.(googleapis|gstatic)\.com$/.test(origin))
  return { backend: allowed.find((origin) => origin !== "'self'" && !google.includes(origin)), maps: google.length > 0 }
}

/**
 * Whether what a file says is enough for these settings. Vercel reads vercel.json before it builds, so a policy that
 * does not name the backend would part every page from its database.
 */
export function isWrittenFor(file: string, { backend, maps }: HostSettings): boolean {
  const written = writtenSettings(file)
  return (!backend || written.backend === backend) && (!maps || written.maps)
}
