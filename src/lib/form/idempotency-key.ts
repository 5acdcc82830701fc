import { newId } from './uuid'

/** The id of the last request and the row that was sent with it. Whether the row arrived may not be known. */
export interface IdempotencyKey {
  id: string
  /** The row as JSON, without its id. */
  row: string
}

/**
 * The id to send a row under. Retries reuse the id, so a lost response cannot create a second row. A changed row gets a
 * new id: under the old one the database would take the correction for the row that it has already.
 */
export function idempotencyKeyFor(row: object, last?: IdempotencyKey | null): IdempotencyKey {
  const text = JSON.stringify(row)
  return last?.row === text ? last : { id: newId(), row: text }
}

/** Reads a key that a draft holds; null where there is none. */
export function parseIdempotencyKey(stored: unknown): IdempotencyKey | null {
  const { id, row } = (stored ?? {}) as Partial<IdempotencyKey>
  return typeof id === 'string' && typeof row === 'string' ? { id, row } : null
}
