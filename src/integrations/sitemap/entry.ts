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
