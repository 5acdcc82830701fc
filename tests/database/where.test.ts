import { expect, it } from 'vitest'
import { testDatabase } from './test-database'

// PostgREST's sessions load safeupdate: changes without WHERE are rejected, also inside functions.

const database = testDatabase()

const change = /\b(?:update\s+(?:only\s+)?[\w.%$]+(?:\s+(?!set\b)(?:as\s+)?\w+)?\s+set|delete\s+from)\b/gi

/** A statement up to its semicolon or closing bracket, without bracketed parts. */
function statementFrom(source: string, start: number): string {
  let depth = 0
  let statement = ''
  for (const sign of source.slice(start)) {
    if (sign === ')') depth -= 1
    if (depth < 0 || (depth === 0 && sign === ';')) return statement
    if (depth === 0) statement += sign
    if (sign === '(') depth += 1
  }
  return statement
}

/** Unconditional changes in our schemas' functions. */
async function unconditional(): Promise<string[]> {
  const { rows } = await database.query<{ name: string; source: string }>(`
    select proname as name, regexp_replace(prosrc, '--[^\\n]*', '', 'g') as source from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`)
  return rows.flatMap(({ name, source }) =>
    [...source.matchAll(change)]
      .map(({ index }) => statementFrom(source, index))
      .filter((statement) => !/\bwhere\b/i.test(statement))
      .map((statement) => `${name}: ${statement.replace(/\s+/g, ' ').trim()}`),
  )
}

it('No function changes or deletes rows without a condition', async () => expect(await unconditional()).toEqual([]))

it('An unconditional statement is found: alone, in a subquery, in dynamic SQL', async () => {
  await database.exec(`
    create or replace function private.clear_all() returns void language plpgsql as $$
    begin
      delete from private.outbox;
      update private.alerts a set state = (select 'ended' where true);
      with gone as (delete from private.alert_matches returning 1) select 1 from gone where true;
      execute format('update public.%I set price = 1', 'properties');
      -- It may: delete from nowhere.
      delete from private.outbox where true;
    end $$`)
  expect(await unconditional()).toEqual([
    'clear_all: delete from private.outbox',
    'clear_all: update private.alerts a set state = ()',
    'clear_all: delete from private.alert_matches returning 1',
    expect.stringContaining('clear_all: update public.%I set price = 1'),
  ])
})
