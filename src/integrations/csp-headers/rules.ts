import { editions } from '../../editions.ts'
import type { HostSettings } from './settings.ts'

// How a host serves the built site: one table, from which every host's file is written (hosts.ts).

export interface HeaderRule {
  /** A path; `*` matches any rest. */
  for: string
  values: Record<string, string>
}

/**
 * The content security policy.
 * @param scripts the hashes of inline scripts, `sha256-…`; no other inline script may run
 * @param backend the origin of Supabase, if not the site's own
 * @param maps whether Google's map is allowed
 */
export function contentPolicy({ scripts, backend, maps }: { scripts: string[] } & HostSettings): string {
  const google = maps ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google, ...scripts.map((hash) => `'${hash}'`)],
    // Islands set slide positions and transition names as style attributes; styles run no code.
    'style-src': ["'self'", "'unsafe-inline'", ...(maps ? ['https://fonts.googleapis.com'] : [])],
    'font-src': ["'self'", ...(maps ? ['https://fonts.gstatic.com'] : [])],
    // A listing's pictures may be on any host (the specification); blob: and data: are upload previews.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...(backend ? [backend] : []), ...google],
    // A form without JavaScript opens the visitor's email program.
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/**
 * The scope of a two-year HSTS policy: this host, all subdomains, or also the browsers' preload list (hstspreload.org).
 * The last two affect everything else on the domain, and leaving the list is slow, so the owner opts in through
 * `hsts` in src/agency/agency.ts.
 */
export type Hsts = 'host' | 'subdomains' | 'preload'
const hstsDirectives: Record<Hsts, string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

/** Every header, by path. Later rules add to earlier ones. */
export const headerRules = (policy: string, hsts: Hsts): HeaderRule[] => [
  {
    for: '/*',
    values: {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': `max-age=63072000${hstsDirectives[hsts]}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  { for: '/_astro/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { for: '/pictures/*', values: { 'Cache-Control': 'public, max-age=604800' } },
  { for: '/admin*', values: { 'X-Robots-Tag': 'noindex, nofollow' } },
]

/** Netlify's and Cloudflare's files are among the pages; no other host serves them. */
export const hostsOwn = ['/_headers', '/_redirects']

/** Every listing's edit form is one page; the address contains its id. */
export const editForms = { from: '/admin/properties/:id/edit', to: '/admin/properties/edit' } as const

/** The prefixes of the editions besides English. */
export const otherPrefixes: readonly string[] = editions.slice(1).map(({ prefix }) => prefix)

/** Addresses without a file, and the page that serves them. */
export const rewritesWith = (prefixes: readonly string[]) => [
  // A listing added since the last build: the shell loads it from the database.
  ...['', ...prefixes].map((prefix) => ({ from: `${prefix}/property/*`, to: `${prefix}/listing-shell` })),
  editForms,
]
