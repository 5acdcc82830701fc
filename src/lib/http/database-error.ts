import type { Failure } from './result'

// Which kind of error the database reports, by its code. Pure.

export type ErrorKind = 'rate-limit' | 'conflict' | 'forbidden' | 'missing-schema' | 'past-end' | 'malformed'

// Codes of PostgreSQL (five characters) and PostgREST (PGRSTnnn); `rate_limit` is private.limit_sender()'s.
const kinds: Readonly<Record<string, ErrorKind>> = {
  rate_limit: 'rate-limit',
  '23505': 'conflict',
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
