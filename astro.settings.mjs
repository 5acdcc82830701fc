import { satteri } from '@astrojs/markdown-satteri'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { checkedBackendUrl } from './src/lib/http/backend-url.ts'
import { checkedPublishableKey } from './src/lib/http/publishable-key.ts'
import { requireValidAgency } from './scripts/lib/agency-check/check-agency.ts'
import { buildHost, requireProjectOnHost, unnamedProject } from './scripts/lib/build-host.ts'
import { requireReadableBackend } from './scripts/lib/readable-backend.ts'
import { nativeImport } from './scripts/lib/native-import.ts'
import { devProxy } from './scripts/lib/server/dev-proxy.ts'
import { browserFloor } from './src/browser-floor.ts'
import { agency } from '#agency/agency.ts'
import { fonts } from '#agency/fonts.ts'
import { agencyFolder, requireAgencyOfHost } from './src/agency-folder.ts'
import { editions } from './src/editions.ts'
import { agencyFiles } from './src/integrations/agency-files.ts'
import { builtPages } from './src/integrations/built-pages/integration.ts'
import { codeSplitting, officeHoursCopy, scriptName } from './src/integrations/code-splitting.ts'
import { otherEditions } from './src/integrations/editions/integration.ts'
import { hosting } from './src/integrations/csp-headers/integration.ts'
import { hostSettings } from './src/integrations/csp-headers/settings.ts'
import { reactRenderer } from './src/integrations/react-renderer/integration.ts'
import { externalLinks } from './src/integrations/external-links.ts'
import { inlineVariables } from './src/integrations/inline-variables.ts'
import { sitemap } from './src/integrations/sitemap/integration.ts'
import { socialPictures } from './src/integrations/og-images/integration.ts'
import { whenDirective } from './src/integrations/client-when/integration.ts'
import { viewportUnits } from './src/integrations/viewport-units.ts'
import { fontVariables } from './src/schemas/fonts.ts'

// What .env says of the backend holds here as it does in the pages; the real environment wins. Names are added to the
// environment, which is not replaced: threads and child processes inherit the real one.
const settings = loadEnv('production', process.cwd(), ['PUBLIC_', 'BACKEND_URL'])
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value

// Where the build and the dev server find Supabase. A browser speaks to the site's own origin unless
// PUBLIC_SUPABASE_URL says otherwise. Throws `Invalid Supabase URL format` at start for an address that is none.
const named = process.env.PUBLIC_SUPABASE_URL || process.env.BACKEND_URL
const backend = checkedBackendUrl(named || 'http://127.0.0.1:54321')
process.env.BACKEND_URL = backend
// A build with a configured backend must load its listings (src/domain/listing/published-listings.ts).
process.env.BACKEND_NAMED = named ? 'yes' : ''
const publishableKey = process.env.PUBLIC_SUPABASE_ANON_KEY ?? ''
checkedPublishableKey(publishableKey)

/** A typeface of the agency's folder. Without fallbacks, brand.css names its stand-ins. */
const face = (cssVariable, { name, display, files, fallbacks = [] }) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  display,
  fallbacks,
  optimizedFallbacks: fallbacks.length > 0,
  options: {
    variants: files.map(({ file, style = 'normal', ...variant }) => ({
      src: [`${agencyPath}/fonts/${file}.woff2`],
      style,
      ...variant,
    })),
  },
})

// These ask the database before they send a home's page (src/hosting/property-page.ts): our own server, and the
// functions of the hosts that build here. nginx and Caddy do so with `npm run serve` alone (docs/deploy.md).
const host = buildHost(process.env)
const functionHost = process.env.PUBLIC_SUPABASE_URL && host?.hasFunction ? host.name : ''
const hidesDraftsAtOnce = Boolean(process.env.OWN_SERVER || functionHost)
requireAgencyOfHost(functionHost)

/** What `#agency` means in pages, scripts and styles. */
const agencyPath = fileURLToPath(new URL(agencyFolder, import.meta.url))

/** Reports what is wrong with the agency's folder or the configured backend before a build begins. */
const checks = {
  name: 'checks',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command !== 'build') return
      await requireValidAgency(process.env)
      if (named) await requireReadableBackend(backend, publishableKey)
    },
    // Only in a build: other tools read this configuration as if they built.
    'astro:build:start': ({ logger }) => {
      requireProjectOnHost({ ...process.env, BACKEND_URL: named })
      if (!named) logger.warn(unnamedProject)
    },
  },
}

const pages = builtPages()
const scripts = { codeSplitting, entryFileNames: scriptName, chunkFileNames: scriptName }

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
    checks,
    otherEditions(),
    reactRenderer(),
    whenDirective(),
    pages.integration,
    socialPictures(pages, backend),
    sitemap(pages),
    hosting(hostSettings(process.env)),
  ],
  fonts: Object.entries(fontVariables).flatMap(([role, variable]) =>
    fonts[role] ? [face(variable, fonts[role])] : [],
  ),
  vite: {
    resolve: { alias: [{ find: /^#agency(?=\/)/, replacement: agencyPath }] },
    environments: {
      client: { build: { target: browserFloor, rolldownOptions: { output: scripts } } },
    },
    css: { postcss: { plugins: [inlineVariables(), viewportUnits()] } },
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
        return path.startsWith('_astro/ListingList') ? false : undefined
      },
    },
    plugins: [tailwindcss(), nativeImport(), officeHoursCopy(), agencyFiles(`${agencyPath}/public`), devProxy(backend)],
  },
})
