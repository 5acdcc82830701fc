import { propertyPage } from '../../src/hosting/property-page.ts'

/** For Cloudflare Pages, which runs this for every address of a home. */
export const onRequest = ({ request, env }) =>
  propertyPage(request, {
    backend: env.PUBLIC_SUPABASE_URL ?? '',
    publishableKey: env.PUBLIC_SUPABASE_ANON_KEY ?? '',
    page: () => env.ASSETS.fetch(request),
    shell: () => env.ASSETS.fetch(new URL('/listing-shell', request.url)),
  })
