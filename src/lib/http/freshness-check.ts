/** How a page checks that its prerendered listings are still current (`client:when`). */
export interface FreshnessCheck {
  url: string
  apikey: string
  /** The fingerprint of the rows that the page was built from. */
  fingerprint: string
  /** The POST body; without it the request is a GET. */
  body?: string
}

/**
 * A short hash of a list of rows (FNV-1a, 32 bits), independent of column order. Detects changed data; it is not a
 * security measure.
 */
export function fingerprint(rows: Record<string, unknown>[]): string {
  const text = JSON.stringify(rows.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
