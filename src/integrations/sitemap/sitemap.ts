import { element, xmlText } from '../../lib/format/xml.ts'

const tag = (html: string, pattern: RegExp) => html.match(pattern)?.[1]?.replaceAll('&amp;', '&')

export interface Entry {
  address: string
  /** A day or a moment, as the page says that it last changed; null where it does not say. */
  changed: string | null
  pictures: string[]
}

/**
 * What a built page says of itself to search engines: its address, when it changed (`article:modified_time`), and the
 * pictures of its structured data. Null for a page that asks not to be found.
 */
export function entryOf(html: string): Entry | null {
  const address = tag(html, /<link rel="canonical" href="([^"]+)"/)
  if (!address || /<meta name="robots" content="noindex/.test(html)) return null
  const listing = html.match(
    /<script type="application\/ld\+json"[^>]*>(\{[^<]*"RealEstateListing"[^<]*)<\/script>/,
  )?.[1]
  const pictures = listing ? ((JSON.parse(listing) as { image?: string[] }).image ?? []) : []
  return { address, changed: tag(html, /<meta property="article:modified_time" content="([^"]+)"/) ?? null, pictures }
}

/** The sitemap (sitemaps.org, with Google's extension for pictures), in the order of the addresses. */
export function sitemapOf(entries: Entry[]): string {
  const urls = entries
    .toSorted((a, b) => a.address.localeCompare(b.address))
    .map(({ address, changed, pictures }) =>
      element(
        'url',
        [
          element('loc', xmlText(address)),
          changed ? element('lastmod', xmlText(changed)) : '',
          ...pictures.map((picture) => element('image:image', element('image:loc', xmlText(picture)))),
        ].join(''),
      ),
    )
  const space = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', `\n${urls.join('\n')}\n`, space)}\n`
}
