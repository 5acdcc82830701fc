import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { scriptHashes } from './hashes.ts'
import { headersFile, redirectsFile } from './hosts.ts'
import { contentPolicy, editForms, headerRules } from './rules.ts'

/** Writes `_headers` and `_redirects` into the built site, with the hashes of the scripts that this very build put into its pages. */
export const hosting = (): AstroIntegration => ({
  name: 'hosting',
  hooks: {
    // The dev server's share: the admin's addresses that are answered by one page. Listings it renders as they are asked for.
    'astro:server:setup': ({ server }) => {
      const test = new RegExp(`^${editForms.from.replace(/:[a-z]+/g, '[^/?]+')}(?=\\?|$)`)
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(test, editForms.to)
        next()
      })
    },
    'astro:build:done': async ({ dir }) => {
      const { PUBLIC_SUPABASE_URL: url, PUBLIC_GOOGLE_MAPS_KEY: key } = process.env
      const policy = contentPolicy({ scripts: await scriptHashes(fileURLToPath(dir)), backend: url && new URL(url).origin, maps: Boolean(key) })
      await writeFile(new URL('_headers', dir), headersFile(headerRules(policy)))
      await writeFile(new URL('_redirects', dir), redirectsFile())
    },
  },
})
