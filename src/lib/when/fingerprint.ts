/**
 * A short number for a list of rows: the same values in the same order give the same one (FNV-1a, 32 bits).
 * It tells a page whether what it shows is still what the database holds; it is no protection against anybody.
 */
export function fingerprint(rows: unknown): string {
  // Moments are written alike however the server spells them; a number may come as text.
  const text = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'number' ? String(value) : value))
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
