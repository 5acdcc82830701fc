/** The origins of the settings that pages may connect to. */
export interface HostSettings {
  /** Supabase's origin; undefined if the site's origin proxies its paths. */
  backend: string | undefined
  /** Whether the map is Google's. */
  maps: boolean
}

/** The settings from an environment (or .env). */
export const hostSettings = (env: Record<string, string | undefined>): HostSettings => ({
  backend: env['PUBLIC_SUPABASE_URL'] ? new URL(env['PUBLIC_SUPABASE_URL']).origin : undefined,
  maps: Boolean(env['PUBLIC_GOOGLE_MAPS_KEY']),
})

/** The settings that a written content policy allows. */
export function writtenSettings(file: string): HostSettings {
  const allowed = file.match(/connect-src ([^;"]*)/)?.[1]?.split(' ') ?? []
  const google = allowed.filter((origin) => /^https:\/\/maps\.(googleapis|gstatic)\.com$/.test(origin))
  return { backend: allowed.find((origin) => origin !== "'self'" && !google.includes(origin)), maps: google.length > 0 }
}

/**
 * Whether a written policy allows these settings. Vercel reads vercel.json before the build, so a policy without the
 * backend would disconnect every page from its database.
 */
export function isWrittenFor(file: string, { backend, maps }: HostSettings): boolean {
  const written = writtenSettings(file)
  return (!backend || written.backend === backend) && (!maps || written.maps)
}
