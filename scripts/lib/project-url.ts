/** The address of the hosted project, if the settings name one. A site with one origin has only BACKEND_URL. */
export const projectUrl = (settings: Record<string, string | undefined>): string | undefined =>
  (settings['PUBLIC_SUPABASE_URL'] || settings['BACKEND_URL'])?.replace(/\/+$/, '')
