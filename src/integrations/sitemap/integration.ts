import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type Entry, entryOf, sitemapOf } from './sitemap.ts'

/**
 * Writes `sitemap.xml` from the built pages themselves, so that it cannot name one that is not there or forget one
 * that is.
 */
export const sitemap = (): AstroIntegration => ({
  name: 'sitemap',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir)
      const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
      const entries: Entry[] = []
      // One after the other: thousands of pages at once would be thousands of open files.
      for (const file of files) {
        const entry = entryOf(await readFile(`${folder}${file}`, 'utf8'))
        if (entry) entries.push(entry)
      }
      await writeFile(`${folder}sitemap.xml`, sitemapOf(entries))
      logger.info(`${entries.length} pages in the sitemap.`)
    },
  },
})
