import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { migratedDatabase } from '../../scripts/lib/migrated-database'
import { clientsOf, listingRow, roles, sendable, staff } from './people'

// Every function and table that signed-in accounts may reach and visitors may not, read from the catalogue: a new one
// is tested by being there. None of them may give anything to somebody who is not staff, or change anything for them.

interface Reached {
  name: string
  parameters: string[]
  types: string[]
}
const reached = await (async () => {
  const database = await migratedDatabase()
  try {
    const { rows: functions } = await database.query<Reached>(
      `select proname as name, coalesce(proargnames[1:pronargs], '{}') as parameters,
          array(select format_type(type, null) from unnest(proargtypes) with ordinality as each (type, place)
            order by place) as types
        from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
          and has_function_privilege('authenticated', oid, 'execute')
          and not has_function_privilege('anon', oid, 'execute')
          -- An immutable one computes from its parameters alone.
          and provolatile <> 'i'
          -- Computed columns of a table take its row, and have its rights.
          and not exists (select from unnest(proargtypes) type join pg_type t on t.oid = type where t.typtype = 'c')
        order by proname`,
    )
    const { rows: tables } = await database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        and has_any_column_privilege('authenticated', oid, 'select')
        and not has_any_column_privilege('anon', oid, 'select') order by relname`,
    )
    return { functions, tables: tables.map(({ name }) => name) }
  } finally {
    await database.close()
  }
})()

/** A plausible value of each type of parameter. */
const values: Record<string, () => unknown> = {
  uuid: () => listing,
  'uuid[]': () => [listing],
  text: () => 'inquiry',
  'text[]': () => [],
  'numeric[]': () => [],
  jsonb: () => [{ kind: 'inquiry', id: enquiry, version: 0, after: { state: 'closed' }, before: {} }],
  boolean: () => false,
  integer: () => 1,
  numeric: () => 1,
  date: () => '2026-12-01',
  'timestamp with time zone': () => '2026-12-01T10:00:00Z',
}
const argumentsOf = ({ parameters, types }: Reached) =>
  Object.fromEntries(parameters.map((name, index) => [name, values[types[index] ?? '']?.()]))

const outsiders = roles.filter((role) => !staff.includes(role))
const [listing, enquiry] = [randomUUID(), randomUUID()]
const clients = clientsOf(...roles)
beforeAll(async () => {
  const { administrator, anonymous } = clients
  expect((await administrator.from('properties').insert({ ...listingRow(), id: listing })).error).toBeNull()
  const row = { ...sendable['property_inquiries'], id: enquiry, property_id: listing }
  expect((await anonymous.from('property_inquiries').insert(row)).error).toBeNull()
})

/** What an administrator sees of everything that one of these functions could change. */
const everything = async () =>
  Promise.all(
    ['properties', 'enquiries', 'staff', 'staff_invitations', 'feed_sources', 'viewing_hours', 'sent_listings'].map(
      async (table) => (await clients.administrator.from(table).select('*', { count: 'exact', head: true })).count,
    ),
  )
/** Empty: no rows, no text, or numbers that are all zero. */
const isNothing = (data: unknown): boolean =>
  !data || (typeof data === 'object' && Object.values(data).every((value) => isNothing(value)))

describe('What only staff may call', () => {
  it('takes parameters of known types', () => {
    expect(reached.functions.length).toBeGreaterThan(30)
    for (const { name, types } of reached.functions)
      for (const type of types) expect(values, name).toHaveProperty([type])
  })
  it.each(outsiders)('gives the %s nothing, and changes nothing', async (role) => {
    const before = await everything()
    for (const one of reached.functions) {
      const { data, error } = await clients[role].rpc(one.name, argumentsOf(one))
      // A function of other parameters would be missing for everybody.
      expect(error?.code, one.name).not.toBe('PGRST202')
      expect(error !== null || isNothing(data), `${one.name}: ${JSON.stringify(data)}`).toBe(true)
    }
    expect(await everything()).toEqual(before)
  })
})

describe('What only staff may read', () => {
  it('is every table but the public ones', () => expect(reached.tables.length).toBeGreaterThan(15))
  it.each(outsiders)('is empty for the %s', async (role) => {
    for (const table of reached.tables) {
      const { data } = await clients[role].from(table).select().limit(1)
      expect(data ?? [], table).toEqual([])
    }
  })
})
