import { newId } from './uuid'

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
