// The id of a row that the browser inserts.

/** A random UUID (version 4). `crypto.randomUUID` is missing on plain http origins other than localhost. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The id and row of the last request, whose outcome may be unknown. */
export interface IdempotencyKey {
  id: string
  /** The row as JSON, without its id. */
  row: string
}

/**
 * The id for an insert. Retries reuse the id, so a lost response cannot create a second row. A changed row gets a new
 * id, because the database would treat the old id as already stored.
 */
export function idempotencyKeyFor(row: object, last?: IdempotencyKey | null): IdempotencyKey {
  const text = JSON.stringify(row)
  return last?.row === text ? last : { id: newId(), row: text }
}

/** Reads the key stored in a draft; null if there is none. */
export function parseIdempotencyKey(stored: unknown): IdempotencyKey | null {
  const { id, row } = (stored ?? {}) as Partial<IdempotencyKey>
  return typeof id === 'string' && typeof row === 'string' ? { id, row } : null
}
