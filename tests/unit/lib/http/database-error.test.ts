import { expect, it } from 'vitest'
import { errorKind } from '../../../../src/lib/http/database-error'

// PostgREST answers a missing table from its schema cache, PostgreSQL a missing view or column by itself.
it.each(['42P01', '42703', 'PGRST204', 'PGRST205'])('What an older database lacks is told by its code %s', (code) =>
  expect(errorKind({ kind: 'refused', message: 'any words', code })).toBe('missing-schema'),
)

it('Words alone name no kind', () =>
  expect(errorKind({ kind: 'refused', message: 'duplicate key value violates unique constraint' })).toBeUndefined())
