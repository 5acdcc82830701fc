import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, migratedDatabase, openSession } from '../../scripts/lib/migrated-database'
import { completeListing } from '../complete-listing'

// Two sessions that change the same rows at once.

type Session = ReturnType<typeof openSession>
let database: Database
let sessions: Session[] = []
const [me, ada, tom] = [randomUUID(), randomUUID(), randomUUID()]
beforeAll(async () => {
  database = await migratedDatabase()
  for (const [id, name] of Object.entries({ [me]: 'Priya', [ada]: 'Ada', [tom]: 'Tom' })) {
    await database.exec(`insert into auth.users (id, email) values ('${id}', '${name}@example.com');
      insert into auth.sessions (id, user_id) values ('${id}', '${id}');
      insert into public.staff (user_id, name, email, role)
        values ('${id}', '${name}', '${name}@example.com', 'administrator')`)
  }
}, 120_000)
afterEach(async () => {
  await Promise.all(sessions.map(async (session) => session.end()))
  sessions = []
})
afterAll(() => database.close())

/** A session of its own, of an administrator or of the worker. */
async function open(who: 'staff' | 'worker') {
  const session = openSession(database.address)
  sessions.push(session)
  await session.exec(`set application_name = 'simultaneous'`)
  const claims = JSON.stringify({ sub: me, session_id: me })
  if (who === 'staff')
    await session.exec(`select set_config('request.jwt.claims', '${claims}', false); set role authenticated`)
  return session
}
const value = async <Value>(sql: string, values: unknown[] = [], session: Pick<Session, 'query'> = database) =>
  Object.values((await session.query<Record<string, Value>>(sql, values)).rows[0] ?? {})[0] as Value
/** Whether a session waits for a lock that another has. */
const waits = () =>
  value<boolean>(`select count(*) > 0 from pg_stat_activity
    where application_name = 'simultaneous' and datname = current_database() and wait_event_type = 'Lock'`)
/** Resolves when the work is done, or when it waits for the other session. */
async function doneOrWaiting(work: Promise<unknown>) {
  let done = false
  void work.then(
    () => (done = true),
    () => (done = true),
  )
  while (!done && !(await waits())) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function createListing(status: 'draft' | 'live', record: Record<string, unknown> = {}) {
  const row = completeListing('sale', { status })
  const columns = Object.keys(row).join()
  const id = await value<string>(
    `insert into public.properties (${columns})
      select ${columns} from jsonb_populate_record(null::public.properties, $1) returning id`,
    [row],
  )
  await database.query('insert into public.listing_records (property_id, publish_at) values ($1, $2)', [
    id,
    record['publish_at'] ?? null,
  ])
  return id
}

describe('Two changes of one listing', () => {
  it('conflict if both set the negotiator', async () => {
    const listing = await createListing('live')
    const [first, second] = [await open('staff'), await open('staff')]
    const change = (session: Session, negotiator: string) =>
      value<string>(
        'select outcome from public.change_listings($1)',
        [[{ id: listing, before: { negotiator_id: null }, after: { negotiator_id: negotiator } }]],
        session,
      )
    await first.exec('begin')
    expect(await change(first, ada)).toBe('changed')
    const later = change(second, tom)
    await doneOrWaiting(later)
    await first.exec('commit')
    expect(await later).toBe('conflict')
    expect(await value('select negotiator_id from public.listing_records where property_id = $1', [listing])).toBe(ada)
  })
})

