import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { agency } from '#agency/agency.ts'
import { scriptHashes } from './hashes.ts'
import { headersFile, redirectsFile } from './hosts.ts'
import { contentPolicy, editForms, headerRules } from './rules.ts'
import { type HostSettings, isWrittenFor } from './settings.ts'

/**
 * Writes `_headers` and `_redirects` into the built site, with the hashes of this build's inline scripts.
 * @param settings the origins that pages may connect to
 */
export const hosting = (settings: HostSettings): AstroIntegration => ({
  name: 'hosting',
  hooks: {
    // For the dev server: rewrites admin addresses that share one page. It renders listings on demand.
    'astro:server:setup': ({ server }) => {
      const test = new RegExp(`^${editForms.from.replace(/:[a-z]+/g, '[^/?]+')}(?=\\?|$)`)
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(test, editForms.to)
        next()
      })
    },
    'astro:build:start': async () => {
      if (!process.env['VERCEL'] || isWrittenFor(await readFile('vercel.json', 'utf8'), settings)) return
      throw new Error(
        'vercel.json was written for other settings, so pages ' +
          'could not reach Supabase or the map. With ' +
          'the settings of this build in .env: npm run hosting, then commit vercel.json.',
      )
    },
    'astro:build:done': async ({ dir }) => {
      const policy = contentPolicy({ scripts: await scriptHashes(fileURLToPath(dir)), ...settings })
      await writeFile(new URL('_headers', dir), headersFile(headerRules(policy, agency.hsts)))
      await writeFile(new URL('_redirects', dir), redirectsFile())
    },
  },
})
