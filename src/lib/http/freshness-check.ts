/** How a page asks whether its listings are still those it was built from (`client:when`). */
export interface FreshnessCheck {
  url: string
  apikey: string
  /** The fingerprint of the rows that the page was built from. */
  print: string
  /** What is posted; without it the rows are read by GET. */
  body?: string
}

/**
 * A short text for a list of rows: the same columns and values in the same order of rows give the same one (FNV-1a,
 * 32 bits), however the server orders the columns. It tells a page whether what it shows is still what the database
 * holds; it protects against nobody.
 */
export function fingerprint(rows: Record<string, unknown>[]): string {
  const text = JSON.stringify(rows.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
