import sitemapPlugin, { type SitemapItem } from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import type { BuiltPages } from '../built-pages/integration.ts'

/**
 * @astrojs/sitemap, told of each page by the built page itself: whether it may be found, when it changed, its pictures.
 */
export const sitemap = ({ facts }: Pick<BuiltPages, 'facts'>): AstroIntegration => ({
  ...sitemapPlugin({
    serialize: ({ url }) => {
      const path = new URL(url).pathname.replace(/^\/|\/$/g, '') || 'index'
      const entry = facts.get(`${decodeURI(path)}.html`)?.entry
      if (!entry) return undefined
      // `img` reaches the file, though the plugin's type does not name it.
      const item: SitemapItem & { img: { url: string }[] } = {
        url: entry.address,
        img: entry.pictures.map((picture) => ({ url: picture })),
      }
      return entry.changed ? { ...item, lastmod: entry.changed } : item
    },
  }),
  name: 'sitemap',
})
