import { propertyPage } from '../../src/hosting/property-page.ts'

/** Cloudflare Pages runs this function for every property page. */
export const onRequest = ({ request, env }) =>
  propertyPage(request, {
    backend: env.PUBLIC_SUPABASE_URL ?? '',
    publishableKey: env.PUBLIC_SUPABASE_ANON_KEY ?? '',
    page: () => env.ASSETS.fetch(request),
    shell: (path) => env.ASSETS.fetch(new URL(path, request.url)),
  })
