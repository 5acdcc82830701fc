const tag = (html: string, pattern: RegExp) => html.match(pattern)?.[1]?.replaceAll('&amp;', '&')

export interface Entry {
  address: string
  /** The page's own modification date, a day or a timestamp; null if it has none. */
  changed: string | null
  pictures: string[]
}

/**
 * A built page's sitemap data: its address, modification time (`article:modified_time`) and the pictures of its
 * structured data. Null for noindex.
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
