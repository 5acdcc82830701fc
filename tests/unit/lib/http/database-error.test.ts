import { expect, it } from 'vitest'
import {
  errorKey,
  errorKind,
  isWrittenForPeople,
  textForKey,
  violatedConstraint,
} from '../../../../src/lib/http/database-error'

// PostgREST reports a missing table from its schema cache; PostgreSQL reports missing views and columns.
it.each(['42P01', '42703', 'PGRST204', 'PGRST205'])('What an older database lacks is detected by its code %s', (code) =>
  expect(errorKind({ kind: 'refused', message: 'any words', code })).toBe('missing-schema'),
)

it('A message alone has no kind', () =>
  expect(errorKind({ kind: 'refused', message: 'duplicate key value violates unique constraint' })).toBeUndefined())

const failure = (changes: object) => ({ kind: 'refused' as const, message: 'any words', ...changes })

it('The key of an error is our own hint, never one of PostgreSQL or PostgREST', () => {
  expect(errorKey(failure({ hint: 'enquiry-erased' }))).toBe('enquiry-erased')
  for (const hint of [undefined, '', 'Perhaps you meant the table public.staff', 'GRANT-SELECT', 'constructor'])
    expect(errorKey(failure({ hint }))).toBeUndefined()
  const texts = { 'enquiry-erased': 'Gone.' }
  expect(textForKey(texts, failure({ hint: 'enquiry-erased' }))).toBe('Gone.')
  expect(textForKey(texts, failure({ hint: 'to-string' }))).toBeUndefined()
})

it('A message is for people if a function raised it, by its key or code', () => {
  for (const ours of [{ hint: 'a-key', code: '22023' }, { code: 'P0001' }, { code: 'rate_limit' }])
    expect(isWrittenForPeople(failure(ours))).toBe(true)
  for (const code of ['23514', '42501', '57014', 'PGRST204', undefined])
    expect(isWrittenForPeople(failure({ code }))).toBe(false)
})

it.each([
  ['23514', 'new row for relation "t" violates check constraint "t_name_shape"', 't_name_shape'],
  ['23505', 'duplicate key value violates unique constraint "properties_slug_key"', 'properties_slug_key'],
  ['23503', 'insert or update on table "t" violates foreign key constraint "t_id_fkey"', 't_id_fkey'],
  ['23502', 'null value in column "id" of relation "t" violates not-null constraint', undefined],
  ['P0001', 'somebody writes: violates check constraint "t_name_shape"', undefined],
])('The constraint of %s “%s” is %s', (code, message, name) =>
  expect(violatedConstraint(failure({ code, message }))).toBe(name),
)
