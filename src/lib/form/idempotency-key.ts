import { newId } from './uuid'

/** What was sent last, and the id it went under. Whether it arrived may not be known: its answer can be lost. */
export interface Sent {
  id: string
  what: string
}

/**
 * The id to send under. What was sent before goes again under the same id, so that the database takes it once; anything
 * else gets an id of its own, because under the old one a correction would pass for a row that is there already.
 */
export function toSend(row: object, last?: Sent | null): Sent {
  const what = JSON.stringify(row)
  return last?.what === what ? last : { id: newId(), what }
}

/** A record of a send as a tab kept it; null for what is none. */
export function sentFrom(kept: unknown): Sent | null {
  const { id, what } = (kept ?? {}) as Partial<Sent>
  return typeof id === 'string' && typeof what === 'string' ? { id, what } : null
}
