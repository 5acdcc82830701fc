import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Files and folders that a page may come from. */
const sources = ['package-lock.json', 'astro.config.mjs', 'src', 'scripts/lib', 'public']
const settings = /^(PUBLIC_|OWN_SERVER$|CF_PAGES$|NETLIFY$|VERCEL$|BACKEND_URL$|NODE_ENV$)/

function sourceHash(root: URL): string {
  const hash = createHash('sha256')
  const note = (path: string): void => {
    const place = `${fileURLToPath(root)}${path}`
    if (statSync(place).isDirectory())
      return void readdirSync(place)
        .toSorted()
        .forEach((name) => note(`${path}/${name}`))
    hash.update(`\n${path}\n`).update(readFileSync(place))
  }
  for (const path of sources) note(path)
  for (const [name, value] of Object.entries(process.env).toSorted())
    if (settings.test(name)) hash.update(`\n${name}=${value}`)
  return hash.digest('hex')
}

/**
 * Lets Astro restore pages of an earlier build (`cacheKey` in `getStaticPaths`) only where neither code, content nor
 * settings have changed since. Astro compares the modules of a page, and the constants that it is built with; the
 * files that a page names, the data it reads and what our integrations do to it are in the hash, which is such a
 * constant.
 */
export const restoredPages = (): AstroIntegration => ({
  name: 'restored-pages',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      if (command !== 'build') return
      updateConfig({
        experimental: { incrementalBuild: true },
        vite: { define: { 'import.meta.env.SOURCE_HASH': JSON.stringify(sourceHash(config.root)) } },
      })
    },
  },
})
