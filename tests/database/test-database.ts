import { afterAll, beforeAll } from 'vitest'
import type { Outbox } from '../../scripts/lib/email/worker'
import { type Database, migratedDatabase } from '../../scripts/lib/migrated-database'
import type { QueuedEmail } from '../../src/domain/email/queued-email'

/**
 * A database of its own for a file or a `describe`, with the parameters of `migratedDatabase`. It opens before the
 * tests and closes after them.
 */
export function testDatabase(...parameters: Parameters<typeof migratedDatabase>) {
  let started: Database | undefined
  const database = () => {
    if (!started) throw new Error('The database is open only in hooks and tests.')
    return started
  }
  beforeAll(async () => void (started = await migratedDatabase(...parameters)))
  afterAll(() => started?.close())

  const query: Database['query'] = (sql, values) => database().query(sql, values)
  const exec: Database['exec'] = (sql) => database().exec(sql)
  const rows = async <Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]) =>
    (await query<Row>(sql, values)).rows
  /** The first column of the first row. */
  const value = async <Value>(sql: string, values?: readonly unknown[]) =>
    Object.values((await rows<Record<string, Value>>(sql, values))[0] ?? {})[0] as Value
  const addAdministrator = (id: string, email: string, name: string) =>
    exec(`
      insert into auth.users (id, email) values ('${id}', '${email}');
      insert into auth.sessions (id, user_id) values ('${id}', '${id}');
      insert into public.staff (user_id, name, email, role) values ('${id}', '${name}', '${email}', 'administrator')`)
  return {
    query,
    exec,
    rows,
    value,
    /** Adds a row, and returns its id. */
    insert: (table: string, row: object) => {
      const columns = Object.keys(row).join()
      return value<string>(
        `insert into ${table} (${columns})
          select ${columns} from jsonb_populate_record(null::${table}, $1) returning id`,
        [row],
      )
    },
    addAdministrator,
    /** Adds an administrator, who is signed in from then on. */
    signIn: async (...account: Parameters<typeof addAdministrator>) => {
      await addAdministrator(...account)
      const claims = { sub: account[0], session_id: account[0], role: 'authenticated' }
      await query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify(claims)])
    },
    /** Runs statements with the rights of a visitor. */
    asVisitor: async <Result>(work: () => Promise<Result>) => {
      await exec('set role anon')
      try {
        return await work()
      } finally {
        await exec('reset role')
      }
    },
    /** Applies pending migrations. */
    migrate: () => database().migrate(),
    get address() {
      return database().address
    },
  }
}

/** The outbox of a database, for a worker that has no API. */
export const outboxOf = ({ query, rows }: Pick<ReturnType<typeof testDatabase>, 'query' | 'rows'>): Outbox => ({
  claim: (batch) => rows<QueuedEmail>('select * from public.claim_emails($1)', [batch]),
  settle: async (...values) => {
    const [id, outcome, reason = null] = values
    await query('select public.settle_email($1, $2, $3)', [id, outcome, reason])
  },
})
