import { satteri } from '@astrojs/markdown-satteri'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { checkedBackendUrl } from './src/lib/http/backend-url.ts'
import { checkedPublishableKey } from './src/lib/http/publishable-key.ts'
import { requireValidAgency } from './scripts/lib/agency-check/check-agency.ts'
import { nativeImport } from './scripts/lib/native-import.ts'
import { devProxy } from './scripts/lib/server/dev-proxy.ts'
import { browserFloor } from './src/browser-floor.ts'
import { agency } from '#agency/agency.ts'
import { agencyFolder } from './src/agency-folder.ts'
import { editions } from './src/editions.ts'
import { agencyFiles } from './src/integrations/agency-files.ts'
import { builtPages } from './src/integrations/built-pages/integration.ts'
import { codeSplitting, officeHoursCopy } from './src/integrations/code-splitting.ts'
import { otherEditions } from './src/integrations/editions/integration.ts'
import { hosting } from './src/integrations/csp-headers/integration.ts'
import { hostSettings } from './src/integrations/csp-headers/settings.ts'
import { reactRenderer } from './src/integrations/react-renderer/integration.ts'
import { externalLinks } from './src/integrations/external-links.ts'
import { sitemap } from './src/integrations/sitemap/integration.ts'
import { socialPictures } from './src/integrations/og-images/integration.ts'
import { whenDirective } from './src/integrations/client-when/integration.ts'

// What .env says of the backend holds here as it does in the pages; the real environment wins. Names are added to the
// environment, which is not replaced: threads and child processes inherit the real one.
const settings = loadEnv('production', process.cwd(), ['PUBLIC_', 'BACKEND_URL'])
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value

// Where the build and the dev server find Supabase. A browser speaks to the site's own origin unless
// PUBLIC_SUPABASE_URL says otherwise. Throws `Invalid Supabase URL format` at start for an address that is none.
const named = process.env.PUBLIC_SUPABASE_URL || process.env.BACKEND_URL
const backend = checkedBackendUrl(named || 'http://127.0.0.1:54321')
process.env.BACKEND_URL = backend
// A build that was told where its homes are must find them there (src/domain/listing/published-listings.ts).
process.env.BACKEND_NAMED = named ? 'yes' : ''
checkedPublishableKey(process.env.PUBLIC_SUPABASE_ANON_KEY ?? '')

/** A family of our own files, cut by scripts/fonts.ts. */
const face = (name, cssVariable, display, ...files) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  display,
  fallbacks: [],
  optimizedFallbacks: false,
  options: {
    variants: files.map(([file, weight, more]) => ({
      src: [`./src/assets/fonts/${file}.woff2`],
      weight,
      style: 'normal',
      ...more,
    })),
  },
})
// What the first file of Hanken Grotesk leaves out: letters of other languages, the naira and the euro.
const rare = [
  'U+A1-A2',
  'U+A4-A8',
  'U+AA-B1',
  'U+B3-B6',
  'U+B8-BC',
  'U+BE-D6',
  'U+D8-E6',
  'U+E8',
  'U+EB-FF',
  'U+20A6',
  'U+20AC',
  'U+2032-2033',
]

// These ask the database before they send a home's page (src/hosting/property-page.ts): our own server, and the
// functions of the hosts that build here. nginx and Caddy do so with `npm run serve` alone (docs/deploy.md).
const { OWN_SERVER, CF_PAGES, NETLIFY, VERCEL } = process.env
const hasFunction = (CF_PAGES || NETLIFY || VERCEL) && process.env.PUBLIC_SUPABASE_URL
const hidesDraftsAtOnce = Boolean(OWN_SERVER || hasFunction)

/** What `#agency` means in pages, scripts and styles. */
const agencyPath = fileURLToPath(new URL(agencyFolder, import.meta.url))

/** Reports everything that is wrong in the agency's folder before the first page. */
const agencyCheck = {
  name: 'agency-check',
  hooks: { 'astro:config:setup': ({ command }) => (command === 'build' ? requireValidAgency() : undefined) },
}

const pages = builtPages()

export default defineConfig({
  site: agency.url,
  trailingSlash: 'never',
  // What one build keeps for the next: each place that is built into has its own.
  ...(process.env.CACHE_FOLDER && { cacheDir: process.env.CACHE_FOLDER }),
  // A page is rendered while others wait for the disk, whose threads social pictures keep busy.
  build: { format: 'file', inlineStylesheets: 'auto', concurrency: 10 },
  devToolbar: { enabled: false },
  markdown: { processor: satteri({ hastPlugins: [externalLinks] }) },
  integrations: [
    agencyCheck,
    otherEditions(),
    reactRenderer(),
    whenDirective(),
    pages.integration,
    socialPictures(pages, backend),
    sitemap(pages),
    hosting(hostSettings(process.env)),
  ],
  // Their stand-ins, and the order of them all, are in src/styles. Titles take their face whenever it comes; a text
  // that is being read keeps the one that it began with (docs/decisions/008).
  fonts: [
    face(
      'Newsreader',
      '--font-newsreader',
      'swap',
      ['newsreader', '360'],
      ['newsreader-italic', '360', { style: 'italic' }],
    ),
    face('Newsreader Display', '--font-newsreader-display', 'swap', ['newsreader-display', '360']),
    face('Hanken Grotesk', '--font-hanken', 'optional', ['hanken-grotesk', '400 600']),
    face('Hanken Grotesk Rare', '--font-hanken-rare', 'optional', [
      'hanken-grotesk-rare',
      '400 600',
      { unicodeRange: rare },
    ]),
  ],
  vite: {
    resolve: { alias: [{ find: /^#agency(?=\/)/, replacement: agencyPath }] },
    environments: {
      client: { build: { target: browserFloor, rolldownOptions: { output: { codeSplitting } } } },
    },
    define: {
      'import.meta.env.HIDES_DRAFTS_AT_ONCE': hidesDraftsAtOnce,
      'import.meta.env.HAS_EDITIONS': editions.length > 1,
    },
    // The style sheet of the public pages, and that of the admin area, are files, fetched once and named after
    // the layouts that ask for them; what a page has of its own stands in it
    // (docs/decisions/008).
    build: {
      cssTarget: browserFloor,
      assetsInlineLimit: (path) => {
        // Named after its own file where two editions share it.
        if (/^_astro\/.*\.css$/.test(path)) return !/^_astro\/(Page|Admin|global)\./.test(path)
        // The lists fit into the first packets of an answer without it.
        return path.startsWith('_astro/ListingList.') ? false : undefined
      },
    },
    plugins: [tailwindcss(), nativeImport(), officeHoursCopy(), agencyFiles(`${agencyPath}/public`), devProxy(backend)],
  },
})
