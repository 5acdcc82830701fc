import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sitemapPlugin, { type SitemapItem } from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { entryOf } from './entry.ts'

/**
 * @astrojs/sitemap, told of each page by the built page itself: whether it may be found, when it changed, its pictures.
 */
export function sitemap(): AstroIntegration {
  let folder = ''
  const plugin = sitemapPlugin({
    serialize: async ({ url }) => {
      const path = new URL(url).pathname.replace(/\/$/, '') || '/index'
      const entry = entryOf(await readFile(`${folder}${path}.html`, 'utf8'))
      if (!entry) return undefined
      // `img` reaches the file, though the plugin's type does not name it.
      const item: SitemapItem & { img: { url: string }[] } = {
        url: entry.address,
        img: entry.pictures.map((picture) => ({ url: picture })),
      }
      return entry.changed ? { ...item, lastmod: entry.changed } : item
    },
  })
  const { 'astro:build:done': write, ...hooks } = plugin.hooks
  return {
    name: 'sitemap',
    hooks: {
      ...hooks,
      'astro:build:done': async (options) => {
        folder = fileURLToPath(options.dir).replace(/\/$/, '')
        await write?.(options)
      },
    },
  }
}
