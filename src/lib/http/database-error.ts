import type { Failure } from './result.ts'

// Classifies database failures by code and key. Pure.

export type ErrorKind =
  | 'rate-limit'
  | 'conflict'
  | 'invalid-row'
  | 'forbidden'
  | 'missing-schema'
  | 'past-end'
  | 'malformed'

// Codes of PostgreSQL (five characters) and PostgREST (PGRSTnnn); `rate_limit` comes from private.limit_sender().
const kinds: Readonly<Record<string, ErrorKind>> = {
  rate_limit: 'rate-limit',
  '23505': 'conflict',
  '23514': 'invalid-row',
  '42501': 'forbidden',
  // Missing table, view, column or function.
  '42P01': 'missing-schema',
  '42703': 'missing-schema',
  PGRST202: 'missing-schema',
  PGRST204: 'missing-schema',
  PGRST205: 'missing-schema',
  PGRST103: 'past-end',
  '22P02': 'malformed',
}

/** The kind of a failure; undefined for other codes and for missing responses. */
export const errorKind = ({ code }: Failure): ErrorKind | undefined => (code ? kinds[code] : undefined)

/**
 * The key of an error raised by our own functions: its hint, such as `enquiry-erased`. Hints of PostgreSQL and hosted
 * Supabase are sentences, not keys.
 */
export const errorKey = ({ hint }: Failure) => (hint && /^[a-z]+(-[a-z]+)+$/.test(hint) ? hint : undefined)

/** Whether the message was written for people. P0001 is a plain `raise exception`, possibly an owner's own. */
export const isWrittenForPeople = (failure: Failure) =>
  errorKey(failure) !== undefined || errorKind(failure) === 'rate-limit' || failure.code === 'P0001'

/** The catalogue's text for a failure's key; undefined if it has none. */
export function textForKey(catalogue: Readonly<Record<string, string>>, failure: Failure): string | undefined {
  const key = errorKey(failure)
  return key !== undefined && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
}

/**
 * The violated constraint; undefined for other failures. PostgreSQL names it only in its message, in a fixed English
 * form (`… violates check constraint "name"`). No other code reads a message.
 */
export const violatedConstraint = ({ code, message }: Failure) =>
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- PostgREST returns the name of a constraint in no field.
  code?.startsWith('23') ? /\bviolates [a-z -]*constraint "([^"]+)"/.exec(message)?.[1] : undefined
