import type { HostSettings } from './settings.ts'

// How a host serves the built site: one table, from which every host's own file is written (hosts.ts).

export interface HeaderRule {
  /** A path, whose `*` stands for any rest. */
  for: string
  values: Record<string, string>
}

/**
 * What a page may load, run and speak to.
 * @param scripts the hashes of the scripts that stand in the pages, `sha256-…`; nothing else inline may run
 * @param backend where Supabase is, if not on the site's own origin
 * @param maps whether Google's map may be asked for
 */
export function contentPolicy({ scripts, backend, maps }: { scripts: string[] } & HostSettings): string {
  const google = maps ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google, ...scripts.map((hash) => `'${hash}'`)],
    // Islands set the place of a slide and the name of a transition as style attributes; a style runs nothing.
    'style-src': ["'self'", "'unsafe-inline'", ...(maps ? ['https://fonts.googleapis.com'] : [])],
    'font-src': ["'self'", ...(maps ? ['https://fonts.gstatic.com'] : [])],
    // A listing's pictures may stand on any host (the specification); blob: and data: are previews of an upload.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...(backend ? [backend] : []), ...google],
    // A form without its script goes to the visitor's own mail.
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
 * How far browsers are told to use HTTPS alone for two years: for this host, for every name below it as well, or so
 * and in the list that browsers ship (hstspreload.org). The last two bind what else stands under the domain, and the
 * list is slow to leave, so they are the owner's to ask for in src/site.ts.
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

/** What the build writes for Netlify and Cloudflare lies among the pages; no other host serves it. */
export const hostsOwn = ['/_headers', '/_redirects']

/** Every listing's edit form is one page; the address says which listing. */
export const editForms = { from: '/admin/properties/:id/edit', to: '/admin/properties/edit' } as const

/** Addresses that have no file of their own, and the page that answers for them. */
export const rewrites = [
  // A listing added since the last build: the shell asks the database for it.
  { from: '/property/*', to: '/listing-shell' },
  editForms,
] as const
