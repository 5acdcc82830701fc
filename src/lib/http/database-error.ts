import type { Failure } from './result'

// What a failure of the database is, by its codes and keys. Pure.

export type ErrorKind =
  'rate-limit' | 'conflict' | 'invalid-row' | 'forbidden' | 'missing-schema' | 'past-end' | 'malformed'

// Codes of PostgreSQL (five characters) and PostgREST (PGRSTnnn); `rate_limit` is private.limit_sender()'s.
const kinds: Readonly<Record<string, ErrorKind>> = {
  rate_limit: 'rate-limit',
  '23505': 'conflict',
  '23514': 'invalid-row',
  '42501': 'forbidden',
  // A table, a view or a column is not there.
  '42P01': 'missing-schema',
  '42703': 'missing-schema',
  PGRST204: 'missing-schema',
  PGRST205: 'missing-schema',
  PGRST103: 'past-end',
  '22P02': 'malformed',
}

/** The kind of a failure; undefined where its code is none of these, or no answer came. */
export const errorKind = ({ code }: Failure): ErrorKind | undefined => (code ? kinds[code] : undefined)

/**
 * The key of an error that our own functions raise: its hint, as `enquiry-erased`. The hints that PostgreSQL and hosted
 * Supabase write are sentences, and no keys.
 */
export const errorKey = ({ hint }: Failure) => (hint && /^[a-z]+(-[a-z]+)+$/.test(hint) ? hint : undefined)

/** Whether a function raised the message for people to read. P0001 is a plain `raise exception`, also an owner's. */
export const isWrittenForPeople = (failure: Failure) =>
  errorKey(failure) !== undefined || errorKind(failure) === 'rate-limit' || failure.code === 'P0001'

/** The text that a catalogue has for the key of a failure; undefined where it has none. */
export function textForKey(catalogue: Readonly<Record<string, string>>, failure: Failure): string | undefined {
  const key = errorKey(failure)
  return key !== undefined && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
}

/**
 * The constraint that a row violated; undefined for any other failure. PostgreSQL names it in its message and nowhere
 * else, in a fixed English form (`… violates check constraint "name"`). Nothing else reads a message.
 */
export const violatedConstraint = ({ code, message }: Failure) =>
  // eslint-disable-next-line no-restricted-syntax -- PostgREST returns the name of a constraint in no field.
  code?.startsWith('23') ? /\bviolates [a-z -]*constraint "([^"]+)"/.exec(message)?.[1] : undefined
