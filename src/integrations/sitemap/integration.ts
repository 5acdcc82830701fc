import sitemapPlugin, { type SitemapItem } from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import type { BuiltPages } from '../built-pages/integration.ts'

/** @astrojs/sitemap, with data from the built pages: noindex, modification time and pictures. */
export const sitemap = ({ facts }: Pick<BuiltPages, 'facts'>): AstroIntegration => ({
  ...sitemapPlugin({
    serialize: ({ url }) => {
      const path = new URL(url).pathname.replace(/^\/|\/$/g, '') || 'index'
      const entry = facts.get(`${decodeURI(path)}.html`)?.entry
      if (!entry) return undefined
      // The plugin writes `img`, although its type lacks it.
      const item: SitemapItem & { img: { url: string }[] } = {
        url: entry.address,
        img: entry.pictures.map((picture) => ({ url: picture })),
      }
      return entry.changed ? { ...item, lastmod: entry.changed } : item
    },
  }),
  name: 'sitemap',
})
