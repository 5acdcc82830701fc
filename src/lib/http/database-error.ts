import type { Failure } from './result'

// Which kind of error the database reports, by its code. Pure.

export type ErrorKind = 'rate-limit' | 'conflict' | 'forbidden' | 'missing-table' | 'past-end' | 'malformed'

// Codes of PostgreSQL (five characters) and PostgREST (PGRSTnnn); `rate_limit` is private.limit_sender()'s.
const kinds: Readonly<Record<string, ErrorKind>> = {
  rate_limit: 'rate-limit',
  '23505': 'conflict',
  '42501': 'forbidden',
  '42P01': 'missing-table',
  PGRST205: 'missing-table',
  PGRST103: 'past-end',
  '22P02': 'malformed',
}

/** The kind of a failure; undefined where its code is none of these, or no answer came. */
export const errorKind = ({ code }: Failure): ErrorKind | undefined => (code ? kinds[code] : undefined)
