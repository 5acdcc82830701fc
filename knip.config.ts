import type { KnipConfig } from 'knip'

const bodies = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, body = '']) => body)

// An .astro file imports in its frontmatter and in its scripts, and by `<script src>`, which Knip's own reader passes
// over.
const astro = (text: string) =>
  [
    ...bodies(text, /^---\n([\s\S]*?)\n---/g),
    ...bodies(text, /<script>([\s\S]*?)<\/script>/g),
    ...bodies(text, /<script src="(\.[^"]+)"/g).map((path) => `import '${path}'`),
  ].join('\n')

export default {
  compilers: { astro },
  // Knip's Astro plugin counts the first two as development.
  astro: {
    config: [],
    entry: ['astro.config.mjs!', 'src/content.config.ts!', 'src/middleware.ts!', 'src/pages/**/*.{astro,ts}!'],
  },
  entry: [
    // Started by their path, on the project's own Node (scripts/run.mjs).
    'scripts/*.ts!',
    // Found by Cloudflare Pages, Netlify and Vercel.
    'functions/**/*.js!',
    'api/**/*.js!',
    'netlify/edge-functions/*.ts!',
    'middleware.ts!',
    // An Edge Function of Supabase.
    'supabase/functions/*/index.ts!',
    // Other languages than English, of which no module asks by name (src/integrations/editions).
    'src/messages/*/*.ts!',
    'src/agency/zh/*.ts!',
    // Built instead of src/agency, with AGENCY (scripts/lib/test/sites.ts).
    'tests/agencies/*/*.{ts,css}',
    // Named as entry points to Astro by src/integrations/client-when/integration.ts.
    'src/integrations/client-when/{directive,query}.ts!',
    // And by src/integrations/react-renderer/integration.ts.
    'src/integrations/react-renderer/{client.tsx,server.ts}!',
  ],
  project: ['**/*.{ts,tsx,js,mjs,astro,css}!', '!tests/**!', '!scripts/lib/lint-rules.ts!'],
  // --production finds what tests alone use; a part of a file that has a test of its own is no fault.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  ignoreDependencies: [
    // Commands that scripts/test.ts runs by their names.
    '@astrojs/check',
    'cspell',
    // tests/site/host-servers.ts starts it by its path.
    'wrangler',
    // tests/backend/edge-functions.test.ts asks it where its executable is.
    'deno',
    // Comes with react-datepicker, whose labels it puts into British words (src/features/enquiry-form/DatePicker.tsx).
    'date-fns',
    // scripts/fonts.ts reads their files.
    '@fontsource-variable/hanken-grotesk',
    '@fontsource-variable/newsreader',
  ],
} satisfies KnipConfig
