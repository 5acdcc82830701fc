import { propertyPage } from '../../src/hosting/property-page.ts'

declare const Netlify: { env: { get: (name: string) => string | undefined } }

/** For Netlify, which runs this edge function for every address of a home. */
export default (request: Request, context: { next: () => Promise<Response> }) =>
  propertyPage(request, {
    backend: Netlify.env.get('PUBLIC_SUPABASE_URL') ?? '',
    publishableKey: Netlify.env.get('PUBLIC_SUPABASE_ANON_KEY') ?? '',
    page: () => context.next(),
    shell: () => fetch(new URL('/listing-shell', request.url)),
  })

// An error of the function shows what there is without it.
export const config = { path: '/property/*', onError: 'bypass' }
