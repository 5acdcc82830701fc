import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'
import { loadEnv } from 'vite'
import { checkedBackendUrl } from './src/lib/backend-url.ts'
import { plainImports } from './scripts/lib/plain-imports.mjs'
import { hosting } from './src/lib/hosting/integration.ts'
import { lateScripts } from './src/lib/late-scripts.ts'
import { sitemap } from './src/lib/sitemap/integration.ts'
import { socialPictures } from './src/lib/social/integration.ts'
import { whenDirective } from './src/lib/when/integration.ts'

// What .env says of the backend holds here as it does in the pages; the real environment wins.
process.env = { ...loadEnv('production', process.cwd(), 'PUBLIC_'), ...process.env }

// Where the build and the dev server find Supabase. A browser speaks to the site's own origin unless
// PUBLIC_SUPABASE_URL says otherwise. Throws `Invalid Supabase URL format` at start for an address that is none.
const backend = checkedBackendUrl(process.env.PUBLIC_SUPABASE_URL || process.env.BACKEND_URL || 'http://127.0.0.1:54321')
process.env.BACKEND_URL = backend

export default defineConfig({
  site: 'https://www.meridianrow.example',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), whenDirective(), socialPictures(), sitemap(), lateScripts(), hosting()],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Newsreader',
      cssVariable: '--font-newsreader',
      // Its stand-ins are in src/styles/fallbacks.css.
      fallbacks: [],
      optimizedFallbacks: false,
      options: {
        variants: [
          { src: ['./src/assets/fonts/newsreader.woff2'], weight: '360', style: 'normal' },
          { src: ['./src/assets/fonts/newsreader-italic.woff2'], weight: '360', style: 'italic' },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-hanken',
      fallbacks: ['Sans on Android', 'Sans on Linux', 'Arial', 'sans-serif'],
      options: { variants: [{ src: ['./src/assets/fonts/hanken-grotesk.woff2'], weight: '400 600', style: 'normal' }] },
    },
  ],
  vite: {
    plugins: [tailwindcss(), plainImports()],
    server: { proxy: Object.fromEntries(['/rest/v1', '/auth/v1', '/storage/v1'].map((path) => [path, backend])) },
  },
})
