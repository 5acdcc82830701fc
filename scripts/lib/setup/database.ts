import postgres from 'postgres'
import { errorCode, failureReason, UserError } from '../cli.ts'
import { isLocal, settingRules } from './settings.ts'

export type Sql = postgres.Sql

const { where } = settingRules.SUPABASE_DB_URL

/** Whether a connection must be encrypted: to every machine but this one. */
export const needsTls = (url: string) => !isLocal(new URL(url).hostname)

/** Whether the database itself refused a statement; a connection error is not. */
export const isDatabaseError = (error: unknown): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError

/** Whether the connected role lacks the permission. */
export const lacksPermission = (error: unknown) => isDatabaseError(error) && error.code === '42501'

/** The reason for a failed connection, and what to do. Never contains the connection string, which has a password. */
function connectionFault(error: unknown): string {
  const code = errorCode(error) ?? ''
  if (['28P01', '28000'].includes(code) || /Tenant or user not found/i.test(String(error)))
    return (
      `is refused (wrong password or user). Copy it anew: ${where}. ` +
      'A forgotten password is reset under Database, Settings.'
    )
  if (['ENOTFOUND', 'ENETUNREACH', 'EHOSTUNREACH', 'EAI_AGAIN'].includes(code))
    return `leads to a host out of this machine’s reach (${code}). The direct connection needs IPv6: take ${where}.`
  return `leads to no database (${failureReason(error)}). Is the project paused? Copy it anew: ${where}.`
}

/**
 * Opens one session to a project's database and checks that it is a Supabase project. Writes nothing.
 * @throws UserError that says what to do
 */
export async function openProjectDatabase(url: string): Promise<Sql> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 20,
    onnotice: () => undefined,
    ...(needsTls(url) && { ssl: 'require' }),
  })
  try {
    const [row] = await sql<{ version: number; is_project: boolean }[]>`
      select current_setting('server_version_num')::int / 10000 as version,
        to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null as is_project`
    if (!row?.is_project)
      throw new UserError(
        'SUPABASE_DB_URL leads to a database without auth.users and storage.objects, which is no Supabase ' +
          `project’s. Where to find the right one: ${where}.`,
      )
    if (row.version < 15)
      throw new UserError(
        `The project runs PostgreSQL ${row.version}; 15 or newer is needed. Upgrade it: Settings, Infrastructure.`,
      )
    return sql
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error instanceof UserError ? error : new UserError(`SUPABASE_DB_URL ${connectionFault(error)}`)
  }
}
