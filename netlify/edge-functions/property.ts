import { propertyPage } from '../../src/hosting/property-page.ts'

declare const Netlify: { env: { get: (name: string) => string | undefined } }

/** Netlify runs this Edge Function for every property page. */
export default (request: Request, context: { next: () => Promise<Response> }) =>
  propertyPage(request, {
    backend: Netlify.env.get('PUBLIC_SUPABASE_URL') ?? '',
    publishableKey: Netlify.env.get('PUBLIC_SUPABASE_ANON_KEY') ?? '',
    page: () => context.next(),
    shell: (path) => fetch(new URL(path, request.url)),
  })

// If the function fails, Netlify serves the built file.
export const config = { path: ['/property/*', '/zh/property/*'], onError: 'bypass' }
